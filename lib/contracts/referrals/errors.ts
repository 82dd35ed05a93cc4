import { defineError } from '../error';

/** Error codes of referrals. */
export const referralErrors = {
  'referrals/unknown-code': defineError(404, 'No player has this referral code.'),
  'referrals/own-code': defineError(409, 'Players cannot use their own referral code.'),
  'referrals/already-bound': defineError(409, 'The player was referred by someone else.'),
  'referrals/too-late': defineError(409, 'The period for naming a referrer is over.'),
  'referrals/account-older': defineError(409, 'The player joined before the owner of this code.'),
};
