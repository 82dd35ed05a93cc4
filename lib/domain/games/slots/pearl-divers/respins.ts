import type { RespinRules } from '../machine';

/** Six pearls begin the respins; each pearl draws its value in whole stakes from weights of 100. */
export const respins: RespinRules = {
  symbol: 'pearl',
  from: 6,
  count: 3,
  hits: 1,
  outOf: 18,
  values: [
    { multiple: 1, weight: 50 },
    { multiple: 2, weight: 25 },
    { multiple: 3, weight: 12 },
    { multiple: 5, weight: 8 },
    { multiple: 10, weight: 4 },
    { multiple: 25, weight: 1 },
  ],
  grand: 500,
};
