import { redemptionPauseDays } from '#domain/player/email-change';
import type { RefusalMessages } from './message-of';

/** Error messages for affiliates, for visitors by their links, and for admins who review them. */
export const affiliateMessages: RefusalMessages<'affiliates'> = {
  'affiliates/already-applied': {
    title: 'You have already applied.',
    text: 'This page shows the status of your application. You do not need to send it again.',
  },
  'affiliates/terms-superseded': {
    title: 'The program terms have been updated.',
    text: 'Reload the page, read the new terms and send your application again.',
  },
  'affiliates/not-approved': {
    title: 'This is for approved affiliates only.',
    text: 'Apply to the program, or wait for our decision on your application.',
  },
  'affiliates/unknown-link': {
    title: 'We could not find this link.',
    text: 'Reload your links and choose one from the list.',
  },
  'affiliates/too-many-links': {
    title: 'You reached the limit on links.',
    text: 'Share a link that you already have, or reactivate an inactive one.',
  },
  'affiliates/links-suppressed': {
    title: 'Affiliate links are not available in your state.',
    text: 'Sweeps Coins are not offered there, so you cannot share links for now. What you have earned is still yours and will be paid.',
  },
  'affiliates/unknown-click': {
    title: 'This link visit has expired.',
    text: 'Your account works as usual.',
  },
  'affiliates/own-link': {
    title: 'This is your own link.',
    text: 'It counts only for new players that you invite.',
  },
  'affiliates/already-bound': {
    title: 'You already came through another link.',
    text: 'Only the first link counts. Your account works as usual.',
  },
  'affiliates/click-used': {
    title: 'Another player already used this link visit.',
    text: 'Each visit counts for one player. Your account works as usual.',
  },
  'affiliates/too-late': {
    title: 'It is too late to add an affiliate link.',
    text: 'A link counts only for new players, in the first days after they join.',
  },
  'affiliates/link-closed': {
    title: 'This link is inactive.',
    text: 'Your account works as usual.',
  },
  'affiliates/no-postback': {
    title: 'There is no postback URL.',
    text: 'Save a URL first. Then you can send a test.',
  },
  'affiliates/test-waiting': {
    title: 'A test is on its way.',
    text: 'It is sent within about a minute. Refresh the list to see the result, then send another.',
  },
  'affiliates/too-many-tests': {
    title: 'You have sent many tests today.',
    text: 'Events of your players are sent as usual. Send your next test tomorrow.',
  },
  'affiliates/unknown-affiliate': {
    title: 'We could not find this affiliate.',
    text: 'Go back to the list and choose again.',
  },
  'affiliates/step-refused': {
    title: 'The affiliate’s status does not allow this decision.',
    text: 'Another admin may have decided already. Reload the list to see the current status.',
  },
  'affiliates/unknown-match': {
    title: 'This player and the affiliate have nothing in common on record.',
    text: 'The match may have expired. Reload the list.',
  },
  'affiliates/review-open': {
    title: 'Review the matching players first.',
    text: 'One of this affiliate’s players shares a home, a network or a card with the affiliate. Decide whether they are related, then pay.',
  },
  'affiliates/reason-needed': {
    title: 'The reason is missing or not allowed.',
    text: 'Give a reason to decline or suspend. Leave it out for other decisions.',
  },
  'affiliates/unknown-accrual': {
    title: 'We could not find this commission.',
    text: 'Reload the list and choose again.',
  },
  'affiliates/already-reversed': {
    title: 'This commission was already reversed.',
    text: 'Its row shows when and why.',
  },
  'affiliates/nothing-to-reverse': {
    title: 'This row has no commission to reverse.',
    text: 'Choose a row with earned commission.',
  },
  'affiliates/month-open': {
    title: 'This month cannot be settled yet.',
    text: 'You can settle it from the second day of the next month, in UTC.',
  },
  'affiliates/unknown-statement': {
    title: 'There is no statement for this month.',
    text: 'Run the payouts for the month first.',
  },
  'affiliates/nothing-payable': {
    title: 'This statement has nothing to pay.',
    text: 'Amounts below the minimum payment are carried over, and losses are written off.',
  },
  'affiliates/payout-method-missing': {
    title: 'This affiliate has no payout method.',
    text: 'The affiliate enters it in their dashboard. Pay the statement after that.',
  },
  'affiliates/payout-details-changed': {
    title: 'The affiliate changed these payout details.',
    text: 'Reload the page and review the tax form again.',
  },
  'affiliates/payout-method-just-changed': {
    title: 'The payout method changed recently.',
    text: `You can pay this affiliate ${redemptionPauseDays} days after the change. Until then the affiliate can object to it.`,
  },
  'affiliates/tax-form-missing': {
    title: 'The tax form has not been received.',
    text: 'Mark the form as received once you have it, then pay the statement.',
  },
  'affiliates/already-paid': {
    title: 'This statement was paid under a different reference.',
    text: 'Reload the statements and compare the references.',
  },
};
