import { owed } from '#domain/play-limits/sweeps-freeze';

/** Describes a reason of a freeze: coins owed after a refund, or the purchase whose payment is disputed. */
export function freezeLabel(reason: string): string {
  return reason === owed
    ? 'A refund took back more coins than the player had left.'
    : `The payment of purchase ${reason} is disputed.`;
}
