"""Cards beside the rows that change what a row accepts. Rules: R-50 to R-61."""
