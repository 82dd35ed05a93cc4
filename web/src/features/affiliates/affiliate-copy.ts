import type { AffiliateProgram, CommissionAccrual } from '#contracts/affiliates/routes';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { dollarsLabel } from '#web/lib/format/numbers';

type Reason = NonNullable<AffiliateProgram['reason']>;
type Channel = NonNullable<AffiliateProgram['application']>['channels'][number];
type AccrualKind = CommissionAccrual['kind'];
type Statement = GetAnswer<'/affiliates/statements'>['items'][number];
type Outcome = Statement['outcome'];
type ReversalReason = NonNullable<CommissionAccrual['reversal']>['reason'];

/** Reasons for the rejection of an application or the suspension of an affiliate. */
export const reasonLabels: Readonly<Record<Reason, string>> = {
  'site-unclear': 'We could not tell what your site is about.',
  'audience-unfit': 'Part of your audience may be too young.',
  'promises-winnings': 'Your site promises that people will win.',
  'not-reachable': 'We could not reach your site.',
  'terms-broken': 'The program terms were not followed.',
  'false-traffic': 'Clicks or sign-ups were not genuine.',
  spam: 'People received messages that they did not ask for.',
  'at-own-request': 'This is at your own request.',
};

export const channelNames: Readonly<Record<Channel, string>> = {
  website: 'Website',
  blog: 'Blog',
  video: 'Video',
  social: 'Social media',
  newsletter: 'Newsletter',
  podcast: 'Podcast',
};

export const kindNames: Readonly<Record<AccrualKind, string>> = {
  'sign-up': 'Sign-up',
  purchase: 'Purchase',
  refund: 'Refund',
  'refund-undone': 'Refund undone',
  redemption: 'Prize redeemed',
  'redemption-undone': 'Redemption undone',
};

/** Reasons for the reversal of an accrual. */
export const reversalMessages: Readonly<Record<ReversalReason, string>> = {
  'state-blocked': 'Not available in the player’s state',
  'affiliate-suspended': 'The affiliate was suspended',
  'false-traffic': 'Traffic not genuine',
  'self-referral': 'The player is the affiliate',
  'terms-broken': 'Program terms not followed',
  'stolen-payment': 'Stolen payment',
};

/** Outcomes of a statement. */
export const outcomeNames: Readonly<Record<Outcome, string>> = {
  payable: 'Payable',
  carried: 'Carried over',
  'written-off': 'Written off',
  nothing: 'Nothing due',
};

/** Outcome of a statement, or its payment once it is paid. */
export function outcomeLabel({ outcome, payment }: Pick<Statement, 'outcome' | 'payment'>): string {
  return payment ? `Paid: ${payment.reference}` : outcomeNames[outcome];
}

/** Label of a player's state; `--` stands for an unknown one. */
export function stateLabel(state: string): string {
  return state === '--' ? 'Not provided' : state;
}

export function dollarLabel(cents: number): string {
  return dollarsLabel(cents, { locale: 'en-US' });
}
