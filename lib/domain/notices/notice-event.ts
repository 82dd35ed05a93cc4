import type { ApprovalAct, Verdict } from '#domain/approvals/approval-request';
import type { Amount } from '#domain/money/coin';
import type { LimitedThing } from '#domain/play-limits/limits';
import type { Period } from '#domain/play-limits/windows';
import type { BlockerKind } from '#domain/player/deletion';
import type { SuspensionReason } from '#domain/player/suspension';
import type { NoticeCategory } from './category';
import type { IdentityNoticeEvent } from './identity-decided';
import type { OrderCorrectedEvent } from './order-corrected';
import type { OrderNoticeEvent } from './order-moved';
import type { TicketNoticeEvent } from './ticket-moved';

/** A limit as requested: stakes and losses in the coin's smallest unit, purchases in cents, time in minutes. */
export interface RequestedLimit {
  readonly thing: LimitedThing;
  readonly period: Period;
  /** Null for no limit. */
  readonly most: number | null;
}

interface Coins {
  readonly gold: Amount;
  readonly sweeps: Amount;
}

/** An event that causes a notice, as plain JSON for the queue. */
export type NoticeEvent =
  | MailedNoticeEvent
  /** A requested limit; the wallet decides whether it takes effect at once or later. */
  | ({ readonly kind: 'limit-asked' } & RequestedLimit);

/** An event with everything its copy needs. */
export type MailedNoticeEvent =
  | ({ readonly kind: 'purchase'; readonly cents: number; readonly receiptNumber: string } & Coins)
  /** With the coins taken back. */
  | ({ readonly kind: 'refund'; readonly cents: number } & Coins)
  /** The payment provider refused the refund; with the coins given back. */
  | ({ readonly kind: 'refund-undone'; readonly cents: number } & Coins)
  | { readonly kind: 'sweeps-frozen' }
  | { readonly kind: 'sweeps-freed' }
  /** `entry` is the printed entry number. */
  | { readonly kind: 'draw-won'; readonly order: string; readonly prize: string; readonly entry: string }
  | { readonly kind: 'order-placed'; readonly order: string; readonly total: Amount }
  | OrderNoticeEvent
  | OrderCorrectedEvent
  | ({ readonly kind: 'limit-holds' } & RequestedLimit)
  | ({ readonly kind: 'limit-begun' } & RequestedLimit)
  | ({ readonly kind: 'limit-overtaken' } & RequestedLimit)
  | ({ readonly kind: 'limit-coming'; /** ISO 8601 in UTC. */ readonly from: string } & RequestedLimit)
  | { readonly kind: 'reality-check'; readonly minutes: number }
  | { readonly kind: 'break'; readonly days: number }
  | { readonly kind: 'exclusion'; readonly months: number | null }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'email-change-requested'; /** Path of the link that stops it. */ readonly stop: string }
  | { readonly kind: 'email-changed' }
  | { readonly kind: 'email-change-stopped' }
  | { readonly kind: 'payout-method-changed' }
  | { readonly kind: 'postback-changed' }
  | IdentityNoticeEvent
  | TicketNoticeEvent
  | { readonly kind: 'deletion-requested'; /** ISO 8601 in UTC. */ readonly eraseAt: string }
  | { readonly kind: 'deletion-soon'; /** ISO 8601 in UTC. */ readonly eraseAt: string }
  | { readonly kind: 'deletion-blocked'; readonly by: readonly BlockerKind[] }
  | { readonly kind: 'deletion-withdrawn' }
  | { readonly kind: 'suspended'; readonly reason: SuspensionReason }
  | { readonly kind: 'suspension-lifted' }
  | { readonly kind: 'birthday-corrected' }
  | { readonly kind: 'account-closed' }
  /** To superadmins: another superadmin requests an approval. */
  | {
      readonly kind: 'approval-requested';
      readonly act: ApprovalAct['kind'];
      /** ISO 8601 in UTC. */ readonly lapsesAt: string;
    }
  | { readonly kind: 'approval-decided'; readonly act: ApprovalAct['kind']; readonly verdict: Verdict }
  | { readonly kind: 'free-entry'; readonly sweeps: Amount }
  /** Without Sweeps Coins for an ineligible player. */
  | ({ readonly kind: 'referral' } & Coins)
  | {
      readonly kind: 'sweeps-expiring';
      readonly sweeps: Amount;
      readonly days: number;
      /** ISO 8601 in UTC. */ readonly at: string;
    }
  | { readonly kind: 'sweeps-expired'; readonly sweeps: Amount };

export type NoticeKind = MailedNoticeEvent['kind'];

const categories: Readonly<Record<NoticeKind, NoticeCategory>> = {
  purchase: 'receipts',
  refund: 'receipts',
  'refund-undone': 'receipts',
  referral: 'receipts',
  'sweeps-frozen': 'receipts',
  'sweeps-freed': 'receipts',
  'sweeps-expired': 'receipts',
  'order-placed': 'orders',
  'order-moved': 'orders',
  'order-corrected': 'orders',
  'draw-won': 'orders',
  'limit-holds': 'limits',
  'limit-begun': 'limits',
  'limit-overtaken': 'limits',
  'limit-coming': 'limits',
  'reality-check': 'limits',
  break: 'limits',
  exclusion: 'limits',
  'signed-out': 'security',
  'email-change-requested': 'security',
  'email-changed': 'security',
  'email-change-stopped': 'security',
  'payout-method-changed': 'security',
  'postback-changed': 'security',
  'identity-confirmed': 'identity',
  'identity-refused': 'identity',
  'identity-withdrawn': 'identity',
  'ticket-answered': 'support',
  'ticket-closed': 'support',
  'deletion-requested': 'security',
  'deletion-soon': 'security',
  'deletion-blocked': 'security',
  'deletion-withdrawn': 'security',
  suspended: 'security',
  'suspension-lifted': 'security',
  'birthday-corrected': 'security',
  'account-closed': 'security',
  'approval-requested': 'security',
  'approval-decided': 'security',
  'free-entry': 'free-entries',
  'sweeps-expiring': 'expiry',
};

/** All kinds of notices. */
export const noticeKinds = Object.keys(categories) as NoticeKind[];

export function categoryOf(kind: NoticeKind): NoticeCategory {
  return categories[kind];
}

/**
 * Whether a notice invites the player to return to play, which must not be sent during a time-out. Notices about the player's own actions
 * and coins are not promotional.
 */
export function isPromotional(kind: NoticeKind): boolean {
  return kind === 'sweeps-expiring';
}
