from __future__ import annotations

import os
from pathlib import Path

import pytest

import oxherd
from oxherd.cli import records
from oxherd.cli.complaint import CliError
from oxherd.cli.records import create_record, read_file, write_record

RECORD = oxherd.Match(oxherd.rules("classic"), seed=7).record()
POSIX = pytest.mark.skipif(os.name != "posix", reason="permissions and links are others there")


def names(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


def test_no_other_file_is_touched(tmp_path: Path) -> None:
    """Whatever lies beside a record, with a name however like it, stays what it is."""
    for name in ("match.txt.new", "match.txt~", ".match.txt"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    create_record(str(tmp_path / "match.txt"), RECORD)
    write_record(str(tmp_path / "match.txt"), RECORD)
    assert names(tmp_path) == [".match.txt", "match.txt", "match.txt.new", "match.txt~"]
    for name in ("match.txt.new", "match.txt~", ".match.txt"):
        assert (tmp_path / name).read_text(encoding="utf-8") == name


def test_a_new_record_never_takes_a_place(tmp_path: Path) -> None:
    """Not even that of a link that leads nowhere."""
    taken = tmp_path / "taken"
    taken.write_text("mine", encoding="utf-8")
    with pytest.raises(CliError) as caught:
        create_record(str(taken), RECORD)
    assert caught.value.key == "cli-exists"
    assert taken.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("make", [create_record, write_record])
def test_what_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: object
) -> None:
    """A full disk: the old record, or none, and no half one beside it."""

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "match.txt"
    if make is write_record:
        create_record(str(file), RECORD)
    before = names(tmp_path)
    monkeypatch.setattr(os, "fsync", full)
    assert callable(make)
    with pytest.raises(CliError) as caught:
        make(str(file), RECORD)
    assert caught.value.key == "cli-unwritable"
    assert names(tmp_path) == before


@POSIX
def test_permissions_stay(tmp_path: Path) -> None:
    """A new record is as any new file is; one that its owner has closed stays closed."""
    plain, file = tmp_path / "plain", tmp_path / "match.txt"
    plain.touch()
    create_record(str(file), RECORD)
    assert file.stat().st_mode == plain.stat().st_mode
    file.chmod(0o600)
    write_record(str(file), RECORD)
    assert file.stat().st_mode & 0o777 == 0o600


@POSIX
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """The record is written where it leads."""
    file, link = tmp_path / "match.txt", tmp_path / "link"
    create_record(str(file), RECORD)
    link.symlink_to(file)
    file.write_text("old", encoding="utf-8")
    write_record(str(link), RECORD)
    assert link.is_symlink()
    assert read_file(str(file)) == str(RECORD)


@pytest.mark.parametrize("name", ["a\0b", ""])
def test_names_that_no_file_has(name: str) -> None:
    """They are a mistake of a person, not a bug."""
    for call in (lambda: read_file(name), lambda: create_record(name, RECORD)):
        with pytest.raises(CliError):
            call()


def test_no_more_is_read_than_a_record_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of the longest length is read, one that is longer is told so."""
    monkeypatch.setattr(records, "LONGEST", 10)
    file = tmp_path / "file"
    file.write_text("x" * 10, encoding="utf-8")
    assert read_file(str(file)) == "x" * 10
    file.write_text("x" * 11, encoding="utf-8")
    with pytest.raises(CliError) as caught:
        read_file(str(file))
    assert caught.value.key == "cli-too-long"
