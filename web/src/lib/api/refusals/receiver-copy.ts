import type { DeliveryRefused } from '#domain/rewards/delivery-check';
import { ApiRefusal } from '../api-refusal';

const reasons: Readonly<Record<DeliveryRefused['code'], string>> = {
  'account/deletion-requested': 'The player is closing their account.',
  'identity/needed': 'The player has to verify their identity first.',
  'play-limits/excluded': 'The player is excluded from play.',
  'play-limits/on-break': 'The player is on a break.',
  'player/age-and-state-needed': 'The player has not entered their date of birth and state.',
  'player/state-blocked': 'The player lives in a state without Sweeps Coins.',
  'player/suspended': 'The player is suspended.',
  'player/under-age': 'The player is under the minimum age.',
};

/** Returns why a player may not receive a prize, in words for an admin; null for a failure with another cause. */
export function receiverRefusal(failure: unknown): string | null {
  if (!(failure instanceof ApiRefusal) || !Object.hasOwn(reasons, failure.code)) return null;
  return reasons[failure.code as DeliveryRefused['code']];
}
