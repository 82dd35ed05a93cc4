import { redemptionPauseDays } from '#domain/player/email-change';
import type { AdminMessages } from '../message-of';

/** Error messages of the review of affiliates, their commissions and payouts. */
export const adminAffiliateMessages: AdminMessages<'affiliates'> = {
  'affiliates/unknown-affiliate': {
    title: 'We could not find this affiliate.',
    text: 'Go back to the list and choose again.',
  },
  'affiliates/step-refused': {
    title: 'The affiliate’s status does not allow this decision.',
    text: 'Another admin may have decided already. Reload the list to see the current status.',
  },
  'affiliates/unknown-match': {
    title: 'There is no match of this player and the affiliate on record.',
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
