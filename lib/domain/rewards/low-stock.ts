/** Stock range that counts as low, in the store and on the pages of admins. */
export const lowStock = [1, 10] as const;
