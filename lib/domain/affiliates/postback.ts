import type { CommissionAccrual } from './commission';

/** Events that a postback reports; a test is requested by the affiliate. */
export const postbackKinds = ['sign-up', 'commission', 'test'] as const;

/** What an affiliate learns of an event: nothing of it identifies the player. */
export interface PostbackEvent {
  /** The same at each attempt, so that the receiver can drop repeats. */
  readonly id: string;
  readonly kind: (typeof postbackKinds)[number];
  readonly at: Date;
  readonly click: string;
  /** Sub-id of the click; empty without one. */
  readonly subId: string;
  readonly link: string;
  /** Commission in US cents; negative where a refund or a prize takes some back. */
  readonly commissionCents: number;
}

/** Where an affiliate receives postbacks. */
export interface Postback {
  readonly affiliate: string;
  /** Null when the affiliate turned postbacks off. */
  readonly url: string | null;
  /** Key of the signatures. */
  readonly secret: string;
  readonly since: Date;
  /** Number of writes; 0 before the first. */
  readonly revision: number;
}

/** Why no response arrived, or that the URL was removed before the attempt. */
export const postbackFaults = ['timeout', 'unreachable', 'private-address', 'turned-off'] as const;
export type PostbackFault = (typeof postbackFaults)[number];

/** Outcome of an attempt: the status of the response, or why there was none. */
export type PostbackOutcome = { readonly status: number } | { readonly fault: PostbackFault };

export const postbackStates = ['due', 'delivered', 'failed'] as const;

/** An event on its way to an affiliate. */
export interface PostbackDelivery extends PostbackEvent {
  readonly affiliate: string;
  readonly state: (typeof postbackStates)[number];
  readonly attempts: number;
  /** When it is sent next; null when it was delivered or given up. */
  readonly dueAt: Date | null;
  /** Outcome of the last attempt; null before the first. */
  readonly outcome: PostbackOutcome | null;
}

/** Minutes from a failed attempt to the next one; after the last, the delivery is given up. */
const retryMinutes = [1, 5, 30, 120, 720];

/** How long deliveries are kept, in days. */
export const deliveryKeptDays = 30;

/** The postback event of a commission accrual; null if it earns nothing and is no sign-up. */
export function postbackEventOf(line: CommissionAccrual, id: string): PostbackEvent | null {
  const { kind, at, click, subId = '', link, commissionCents, reversal } = line;
  if (reversal !== null) return null;
  if (kind === 'sign-up') return { id, kind, at, click, subId, link, commissionCents: 0 };
  return commissionCents === 0 ? null : { id, kind: 'commission', at, click, subId, link, commissionCents };
}

/** A delivery of an event that is due at once. */
export function newDelivery(affiliate: string, event: PostbackEvent, now: Date): PostbackDelivery {
  return { ...event, affiliate, state: 'due', attempts: 0, dueAt: now, outcome: null };
}

/** Records an attempt. A response of success ends a delivery, as does the last failed attempt; a test is attempted once. */
export function noteAttempt(
  delivery: PostbackDelivery,
  outcome: PostbackOutcome,
  at: Date,
): PostbackDelivery {
  const attempts = delivery.attempts + 1;
  const noted = { ...delivery, attempts, outcome, dueAt: null };
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300)
    return { ...noted, state: 'delivered' };
  const pauseMinutes = isFinal(delivery, outcome) ? undefined : retryMinutes[attempts - 1];
  if (pauseMinutes === undefined) return { ...noted, state: 'failed' };
  return { ...noted, state: 'due', dueAt: new Date(at.getTime() + pauseMinutes * 60_000) };
}

function isFinal({ kind }: PostbackDelivery, outcome: PostbackOutcome): boolean {
  return kind === 'test' || ('fault' in outcome && outcome.fault === 'turned-off');
}
