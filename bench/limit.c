/* The physical yardstick: random classic play as a hand-written loop.
 *
 * Cards are bytes, rows are fixed arrays, nothing is allocated and nothing is checked. Every round shuffles the
 * 44 cards it needs out of 104, plays ten tricks with random cards and takes a random row when nothing fits.
 * Usage: limit SECONDS [PLAYERS]; prints rounds, CPU seconds and the mean bulls a seat a round.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 104, HAND = 10, ROWS = 4, CAP = 5, MOST_PLAYERS = 10 };

static uint64_t noise = 0x9E3779B97F4A7C15ull;

static inline uint32_t below(uint32_t n) { /* xorshift64*, then a multiply instead of a modulo */
    noise ^= noise >> 12;
    noise ^= noise << 25;
    noise ^= noise >> 27;
    return (uint32_t)(((noise * 0x2545F4914F6CDD1Dull >> 32) * n) >> 32);
}

static uint8_t bulls_of[CARDS + 1];

static void print_bulls(void) {
    for (int card = 1; card <= CARDS; card++)
        bulls_of[card] = card == 55 ? 7 : card % 11 == 0 ? 5 : card % 10 == 0 ? 3 : card % 5 == 0 ? 2 : 1;
}

static uint8_t rows[ROWS][CAP + 1], length[ROWS];
static long bulls[MOST_PLAYERS];

static void take(int seat, int row, uint8_t card) {
    for (int i = 0; i < length[row]; i++) bulls[seat] += bulls_of[rows[row][i]];
    rows[row][0] = card;
    length[row] = 1;
}

static void place(int seat, uint8_t card) {
    int best = -1, highest = 0;
    for (int row = 0; row < ROWS; row++) {
        int end = rows[row][length[row] - 1];
        if (end < card && end > highest) highest = end, best = row;
    }
    if (best < 0) take(seat, (int)below(ROWS), card);
    else if (length[best] == CAP) take(seat, best, card);
    else rows[best][length[best]++] = card;
}

static void play_round(int players) {
    uint8_t deck[CARDS], hands[MOST_PLAYERS][HAND];
    for (int i = 0; i < CARDS; i++) deck[i] = (uint8_t)(i + 1);
    int dealt = 0;
    for (int need = players * HAND + ROWS; dealt < need; dealt++) {
        int other = dealt + (int)below((uint32_t)(CARDS - dealt));
        uint8_t card = deck[other];
        deck[other] = deck[dealt];
        deck[dealt] = card;
    }
    memcpy(hands, deck, (size_t)(players * HAND));
    for (int row = 0; row < ROWS; row++) rows[row][0] = deck[players * HAND + row], length[row] = 1;
    for (int left = HAND; left > 0; left--) {
        uint8_t cards[MOST_PLAYERS], seats[MOST_PLAYERS];
        for (int seat = 0; seat < players; seat++) {
            uint32_t pick = below((uint32_t)left);
            uint8_t card = hands[seat][pick];
            hands[seat][pick] = hands[seat][left - 1];
            int at = seat;
            for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1], seats[at] = seats[at - 1];
            cards[at] = card;
            seats[at] = (uint8_t)seat;
        }
        for (int i = 0; i < players; i++) place(seats[i], cards[i]);
    }
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 1.0;
    int players = argc > 2 ? atoi(argv[2]) : 4;
    if (players < 2 || players > MOST_PLAYERS) return fprintf(stderr, "players: 2..10\n"), 2;
    print_bulls();
    long rounds = 0;
    clock_t start = clock(), now = start;
    while ((double)(now - start) / CLOCKS_PER_SEC < seconds) {
        for (int i = 0; i < 1000; i++) play_round(players);
        rounds += 1000;
        now = clock();
    }
    long total = 0;
    for (int seat = 0; seat < players; seat++) total += bulls[seat];
    printf("%ld %.6f %.6f\n", rounds, (double)(now - start) / CLOCKS_PER_SEC,
           (double)total / (double)rounds / players);
    return 0;
}
