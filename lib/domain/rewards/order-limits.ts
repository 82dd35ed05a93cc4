/** Every code is one write of the order's transaction, which is limited to 100 writes. */
export const mostCodes = 50;

/** Each won product and each entered draw adds a write to the order's transaction. */
export const mostRandomPrizes = { pieces: 20, draws: 5 } as const;
