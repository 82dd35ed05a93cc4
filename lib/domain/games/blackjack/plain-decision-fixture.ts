import type { BlackjackDecision } from './outcome';

/** The decision that ends a hand soonest without a further stake: it declines insurance and stands. */
export function plainDecision({
  options,
}: {
  readonly options: readonly string[];
}): Extract<BlackjackDecision, 'no-insurance' | 'stand'> {
  return options.includes('no-insurance') ? 'no-insurance' : 'stand';
}
