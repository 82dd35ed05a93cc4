/** The shortest time from one round to the next. The server holds it; here it only keeps players from running into it. */
export const shortestCycleMs = 2_500;
