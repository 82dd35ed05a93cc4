import type { AffiliateState } from '#domain/affiliates/program';
import type { LocalDay } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { defineError } from '../error';

/** Error codes of affiliates. */
export const affiliateErrors = {
  'affiliates/already-applied': defineError<{ state: AffiliateState }>(
    409,
    'The player has already applied.',
  ),
  'affiliates/terms-superseded': defineError<{ current: string }>(
    409,
    'These program terms are no longer current.',
  ),
  'affiliates/not-approved': defineError<{ state: AffiliateState | 'none' }>(
    409,
    'This route is for approved affiliates.',
  ),
  'affiliates/unknown-link': defineError(404, 'The affiliate has no link with this code.'),
  'affiliates/too-many-links': defineError(409, 'The limit on links is reached.'),
  'affiliates/links-suppressed': defineError<{ state: State; since: LocalDay }>(
    409,
    "Affiliate links are not available in the affiliate's state.",
  ),
  'affiliates/unknown-click': defineError(404, 'No click has this id, or it has expired.'),
  'affiliates/own-link': defineError(409, 'Affiliates cannot use their own link.'),
  'affiliates/already-bound': defineError(409, 'The player came through a different link.'),
  'affiliates/click-used': defineError(409, 'Another player came through this click.'),
  'affiliates/too-late': defineError(409, 'The period for naming an affiliate link is over.'),
  'affiliates/link-closed': defineError(409, 'The link is inactive.'),
  'affiliates/no-postback': defineError(409, 'The affiliate has no postback URL.'),
  'affiliates/test-waiting': defineError(409, 'A test postback is already waiting.'),
  'affiliates/too-many-tests': defineError(409, 'The limit on test postbacks of a day is reached.'),
  'affiliates/unknown-affiliate': defineError(404, 'No affiliate has this id.'),
  'affiliates/step-refused': defineError<{ state: AffiliateState }>(
    409,
    "The affiliate's status does not allow this decision.",
  ),
  'affiliates/unknown-match': defineError(404, 'No match of this affiliate and this player is on record.'),
  'affiliates/review-open': defineError(409, "Review the affiliate's matching players first."),
  'affiliates/reason-needed': defineError(409, 'The reason is missing, or this decision does not accept it.'),
  'affiliates/unknown-accrual': defineError(404, 'No commission accrual has this number.'),
  'affiliates/already-reversed': defineError(409, 'The commission was already reversed.'),
  'affiliates/nothing-to-reverse': defineError(409, 'This accrual earns no commission.'),
  'affiliates/month-open': defineError(409, 'The month cannot be settled yet.'),
  'affiliates/unknown-statement': defineError(404, 'The affiliate has no statement for this month.'),
  'affiliates/nothing-payable': defineError(409, 'The statement has nothing to pay.'),
  'affiliates/payout-method-missing': defineError(409, 'The affiliate has not entered a payout method.'),
  'affiliates/payout-details-changed': defineError<{ revision: number }>(
    409,
    'The payout details changed since they were read.',
  ),
  'affiliates/payout-method-just-changed': defineError<{ until: Date }>(
    409,
    'The payout method changed less than three days ago.',
  ),
  'affiliates/tax-form-missing': defineError(409, 'The tax form of the affiliate has not been received.'),
  'affiliates/already-paid': defineError(409, 'The statement was paid under a different reference.'),
};
