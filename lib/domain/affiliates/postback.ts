import type { CommissionAccrual } from './commission';
import type { Affiliate } from './program';

/** Events that a postback reports; a test is requested by the affiliate. */
export const postbackKinds = ['sign-up', 'commission', 'reversal', 'test'] as const;

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
  /** Commission in US cents; negative where a refund, a prize or a reversal takes some back. */
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
  /** The tests of the last 24 hours, latest last. */
  readonly tests: readonly PostbackTest[];
  /** Number of writes; 0 before the first. */
  readonly revision: number;
}

/** A test that an affiliate requested. */
export interface PostbackTest {
  /** Id of its event. */
  readonly id: string;
  readonly at: Date;
}

/**
 * Why there was no response:
 *
 * - `turned-off`, `suspended`: nothing was sent, because the URL was removed or the affiliate suspended
 * - `not-requestable`: no request could be built of the URL and the event
 * - `interrupted`: the outcome of the last attempt is unknown
 */
export const postbackFaults = [
  'timeout',
  'unreachable',
  'private-address',
  'turned-off',
  'suspended',
  'not-requestable',
  'interrupted',
] as const;
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

/** Minutes from an attempt to the next one. */
const retryMinutes = [1, 5, 30, 120, 720];
const mostAttempts = retryMinutes.length + 1;

/** Tests that an affiliate may request within 24 hours. */
export const mostTestsADay = 20;

/** How long the deliveries of an affiliate pause whose URL failed several times in a row, in minutes. */
export const failedUrlPauseMinutes = 10;

/** How long deliveries are kept, in days. */
export const deliveryKeptDays = 30;

/** The postback event of a commission accrual; null if it earns nothing and is no sign-up. */
export function postbackEventOf(line: CommissionAccrual, id: string): PostbackEvent | null {
  const { kind, at, click, subId = '', link, commissionCents, reversal } = line;
  if (reversal !== null) return null;
  if (kind === 'sign-up') return { id, kind, at, click, subId, link, commissionCents: 0 };
  return commissionCents === 0 ? null : { id, kind: 'commission', at, click, subId, link, commissionCents };
}

/**
 * The postback event of an accrual that was reversed after it had earned something: it takes back what refunds have left. Its id is the one
 * of the commission, followed by `-reversal`, so that the receiver finds what it takes back. Null without a reversal.
 *
 * @param id  of the commission
 */
export function reversalEventOf(
  { click, subId = '', link, reversal }: CommissionAccrual,
  id: string,
): PostbackEvent | null {
  if (reversal === null || reversal.cents === 0) return null;
  const { at, cents } = reversal;
  return { id: `${id}-reversal`, kind: 'reversal', at, click, subId, link, commissionCents: -cents };
}

/** Whether an affiliate receives events: approved, and with a URL. */
export function receivesPostbacks(
  affiliate: Pick<Affiliate, 'state'> | undefined,
  postback: Pick<Postback, 'url'> | undefined,
): boolean {
  return affiliate?.state === 'approved' && typeof postback?.url === 'string';
}

/** A delivery of an event that is due at once. */
export function newDelivery(affiliate: string, event: PostbackEvent, now: Date): PostbackDelivery {
  return { ...event, affiliate, state: 'due', attempts: 0, dueAt: now, outcome: null };
}

/** Whether all attempts were made; then a delivery that is still due was interrupted. */
export function hasNoAttemptLeft({ kind, attempts }: PostbackDelivery): boolean {
  return attempts >= (kind === 'test' ? 1 : mostAttempts);
}

/** Counts an attempt before it is made, so that one that is interrupted is counted, too. */
export function reserveAttempt(delivery: PostbackDelivery, now: Date): PostbackDelivery {
  const pauseMinutes = retryMinutes[delivery.attempts] ?? failedUrlPauseMinutes;
  return { ...postpone(delivery, pauseMinutes, now), attempts: delivery.attempts + 1 };
}

/** Sets when a delivery is sent next, without an attempt. */
export function postpone(delivery: PostbackDelivery, minutes: number, now: Date): PostbackDelivery {
  return { ...delivery, dueAt: new Date(now.getTime() + minutes * 60_000) };
}

/** Records the outcome of a reserved attempt. A response of success ends a delivery, as does the last failed attempt; a test has one. */
export function noteOutcome(reserved: PostbackDelivery, outcome: PostbackOutcome): PostbackDelivery {
  if (isSuccess(outcome)) return { ...reserved, state: 'delivered', outcome, dueAt: null };
  const isFinal = 'fault' in outcome && outcome.fault === 'not-requestable';
  return isFinal || hasNoAttemptLeft(reserved)
    ? { ...reserved, state: 'failed', outcome, dueAt: null }
    : { ...reserved, outcome };
}

/** Ends a delivery without an attempt. */
export function giveUp(
  delivery: PostbackDelivery,
  fault: 'turned-off' | 'suspended' | 'interrupted',
): PostbackDelivery {
  return { ...delivery, state: 'failed', outcome: { fault }, dueAt: null };
}

/** Whether the receiver confirmed the event. */
export function isSuccess(outcome: PostbackOutcome): boolean {
  return 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
}

/** The tests of the 24 hours before this time. */
export function testsOfTheDay({ tests }: Pick<Postback, 'tests'>, now: Date): readonly PostbackTest[] {
  return tests.filter(({ at }) => now.getTime() - at.getTime() < 86_400_000);
}
