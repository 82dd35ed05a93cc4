import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';

/** A mail-in entry as the API recorded it. */
export type Recorded = PostAnswer<'/admin/free-entries'>;
type Refusal = NonNullable<Recorded['entry']['reason']>;

/** Why an entry was not credited, for the admin who records it. */
const refusals: Readonly<Record<Refusal, string>> = {
  'player/suspended': 'The player is suspended.',
  'player/under-age': 'The player is under age.',
  'play-limits/on-break': 'The player is on a break.',
  'play-limits/excluded': 'The player is self-excluded.',
  'account/deletion-requested': 'The player requested deletion of the account.',
  'player/age-and-state-needed': 'The player has not given an age and a state.',
  'player/state-blocked': 'Sweeps Coins are not available in the player’s state or at this address.',
  'player/residency-unconfirmed': 'The player has not confirmed where they live.',
  'player/sweeps-frozen': 'The player’s Sweeps Coins are frozen.',
  'player/email-unverified': 'The player has not verified the email address.',
  'bonuses/not-yet': 'The player already has an entry for this day.',
  'bonuses/address-used': 'This address already has an entry for this day.',
  'bonuses/home-used': 'This home has reached its daily limit for this day.',
  'bonuses/device-used': 'This device already has an entry for this day.',
};

/** Why an entry was refused; null for a credited one. */
export function refusalLabel({ reason }: Pick<Recorded['entry'], 'reason'>): string | null {
  return reason === null ? null : refusals[reason];
}
