import type { ApprovalAct, Verdict } from '#domain/approvals/approval-request';
import type { Amount } from '#domain/money/coin';
import type { LimitedThing } from '#domain/play-limits/limits';
import type { Period } from '#domain/play-limits/windows';
import type { BlockerKind } from '#domain/player/deletion';
import type { SuspensionReason } from '#domain/player/suspension';
import type { NoticeCategory } from './category';
import type { IdentityNoticeEvent } from './identity-decided';
import type { OrderNoticeEvent } from './order-moved';
import type { TicketNoticeEvent } from './ticket-moved';

/** A limit as its player asked for it: stakes and losses in their coin's smallest unit, purchases in cents, time in minutes. */
export interface RequestedLimit {
  readonly thing: LimitedThing;
  readonly period: Period;
  /** Null for none. */
  readonly most: number | null;
}

interface Coins {
  readonly gold: Amount;
  readonly sweeps: Amount;
}

/** Something that a player is to hear of, in plain JSON: it waits in a queue. */
export type NoticeEvent =
  | MailedNoticeEvent
  /** Whether it holds, or is looser and has to wait, the wallet knows. */
  | ({ readonly kind: 'limit-asked' } & RequestedLimit);

/** An occasion of which everything is known that its words need. */
export type MailedNoticeEvent =
  | ({ readonly kind: 'purchase'; readonly cents: number; readonly receiptNumber: string } & Coins)
  /** With the coins that were taken back for it. */
  | ({ readonly kind: 'refund'; readonly cents: number } & Coins)
  | { readonly kind: 'sweeps-frozen' }
  | { readonly kind: 'sweeps-freed' }
  /** `entry` is the number as it is printed. */
  | { readonly kind: 'draw-won'; readonly order: string; readonly prize: string; readonly entry: string }
  | { readonly kind: 'order-placed'; readonly order: string; readonly total: Amount }
  | OrderNoticeEvent
  | ({ readonly kind: 'limit-holds' } & RequestedLimit)
  | ({ readonly kind: 'limit-begun' } & RequestedLimit)
  | ({ readonly kind: 'limit-overtaken' } & RequestedLimit)
  | ({ readonly kind: 'limit-coming'; /** ISO 8601 in UTC. */ readonly from: string } & RequestedLimit)
  | { readonly kind: 'reality-check'; readonly minutes: number }
  | { readonly kind: 'break'; readonly days: number }
  | { readonly kind: 'exclusion'; readonly months: number | null }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'email-change-asked'; /** What its link stops it with. */ readonly stop: string }
  | { readonly kind: 'email-changed' }
  | { readonly kind: 'email-change-stopped' }
  | IdentityNoticeEvent
  | TicketNoticeEvent
  | { readonly kind: 'deletion-asked'; /** ISO 8601 in UTC. */ readonly eraseAt: string }
  | { readonly kind: 'deletion-soon'; /** ISO 8601 in UTC. */ readonly eraseAt: string }
  | { readonly kind: 'deletion-blocked'; readonly by: readonly BlockerKind[] }
  | { readonly kind: 'deletion-withdrawn' }
  | { readonly kind: 'suspended'; readonly reason: SuspensionReason }
  | { readonly kind: 'suspension-lifted' }
  | { readonly kind: 'account-closed' }
  /** To superadmins: another one asks them to approve something. */
  | {
      readonly kind: 'approval-asked';
      readonly act: ApprovalAct['kind'];
      /** ISO 8601 in UTC. */ readonly lapsesAt: string;
    }
  | { readonly kind: 'approval-decided'; readonly act: ApprovalAct['kind']; readonly verdict: Verdict }
  | { readonly kind: 'free-entry'; readonly sweeps: Amount }
  /** Without Sweeps Coins for whoever may not have them. */
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
  referral: 'receipts',
  'sweeps-frozen': 'receipts',
  'sweeps-freed': 'receipts',
  'sweeps-expired': 'receipts',
  'order-placed': 'orders',
  'order-moved': 'orders',
  'draw-won': 'orders',
  'limit-holds': 'limits',
  'limit-begun': 'limits',
  'limit-overtaken': 'limits',
  'limit-coming': 'limits',
  'reality-check': 'limits',
  break: 'limits',
  exclusion: 'limits',
  'signed-out': 'security',
  'email-change-asked': 'security',
  'email-changed': 'security',
  'email-change-stopped': 'security',
  'identity-confirmed': 'identity',
  'identity-refused': 'identity',
  'ticket-answered': 'support',
  'ticket-closed': 'support',
  'deletion-asked': 'security',
  'deletion-soon': 'security',
  'deletion-blocked': 'security',
  'deletion-withdrawn': 'security',
  suspended: 'security',
  'suspension-lifted': 'security',
  'account-closed': 'security',
  'approval-asked': 'security',
  'approval-decided': 'security',
  'free-entry': 'free-entries',
  'sweeps-expiring': 'expiry',
};

/** Every kind of notice. */
export const noticeKinds = Object.keys(categories) as NoticeKind[];

export function categoryOf(kind: NoticeKind): NoticeCategory {
  return categories[kind];
}

/**
 * Whether a notice invites to come back and play, which nobody on a break or excluded may be sent. What tells of something that the
 * player did, or that happened to their coins, is none.
 */
export function isPromotional(kind: NoticeKind): boolean {
  return kind === 'sweeps-expiring';
}
