import type { PayDistribution } from '#domain/games/odds/pay-statistics';
import { choose } from '../choose';
import { mergePays } from '../merge-pays';

/** Weighs the payouts of a board's buckets: of all paths, which are equally likely, C(rows, k) end in bucket k from the left. */
export function paysOfBuckets(multiples: readonly number[]): PayDistribution {
  const rows = multiples.length - 1;
  return mergePays(multiples.map((multiple, bucket) => ({ multiple, outcomes: choose(rows, bucket) })));
}
