import type { Blocker } from '#domain/player/deletion';
import { redemptionPauseDays } from '#domain/player/email-change';
import type { LocalDay } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import type { SuspensionReason } from '#domain/player/suspension';
import { defineError } from '../error';

/** Error codes of accounts. */
export const accountErrors = {
  'player/under-age': defineError<{ minimumAge: number }>(409, 'The player is under the minimum age.'),
  'player/age-and-state-needed': defineError(409, 'Sweeps Coins require a date of birth and a state.'),
  'player/state-blocked': defineError<{ state: State; since: LocalDay }>(
    409,
    "Sweeps Coins are not available in the player's state.",
  ),
  'player/residency-unconfirmed': defineError<{ region: State }>(
    409,
    'The last sign-in came from a state without Sweeps Coins. Confirm the residency.',
  ),
  'player/email-unverified': defineError(409, 'Sweeps Coins require a verified email address.'),
  'account/not-through-site': defineError(403, 'This route is available through the site only.'),
  'account/unknown-export': defineError(404, 'No export has this id, or it has expired.'),
  'account/deletion-requested': defineError<{ eraseAt: Date }>(409, 'The account is scheduled for deletion.'),
  'account/deletion-blocked': defineError<{ blockers: readonly Blocker[] }>(
    409,
    'The account cannot be deleted yet.',
  ),
  'account/deletion-not-requested': defineError(409, 'The account has no pending deletion request.'),
  'account/saved-list-full': defineError<{ most: number }>(409, 'The list is full.'),
  'account/saved-views-full': defineError<{ most: number }>(409, 'The list of saved views is full.'),
  'account/terms-needed': defineError(409, 'Accept the current terms first.'),
  'account/terms-superseded': defineError<{ currentVersion: string }>(
    409,
    'These terms are no longer current.',
  ),
  'player/suspended': defineError<{ since: Date; reason: SuspensionReason }>(
    409,
    'The account is suspended.',
  ),
  'player/not-suspended': defineError(409, 'The account is not suspended.'),
  'player/unknown-player': defineError(404, 'No player has this id.'),
  'player/unknown-trait': defineError(404, 'No accounts share this trait.'),
  'player/trait-changed': defineError(
    409,
    'The accounts that share this trait have changed. Read them again.',
  ),
  'player/birthday-already-set': defineError(409, 'A different date of birth is on record.'),
  'player/birthday-not-set': defineError(409, 'The player has not stated a date of birth.'),
  'player/birthday-confirmed': defineError(409, 'An identity check has confirmed the date of birth.'),
  'player/state-already-set': defineError(
    409,
    'A state without Sweeps Coins is on record. Support can change it.',
  ),
  'player/sweeps-frozen': defineError(
    409,
    "The player's Sweeps Coins are frozen while a payment is under review.",
  ),
  'player/email-just-changed': defineError<{ until: Date }>(
    409,
    `Redemptions are paused for ${redemptionPauseDays} days after a change of email address.`,
  ),
  'account/too-many-email-changes': defineError<{ most: number; from?: Date }>(
    409,
    'The daily limit on email changes is reached.',
  ),
  'account/same-email': defineError(409, 'The account already has this email address.'),
  'account/email-taken': defineError(409, 'Another account has this email address.'),
  'account/unknown-email-change': defineError(404, 'No pending or recent email change matches this link.'),
  'player/not-frozen': defineError(409, "The player's Sweeps Coins are not frozen."),
};
