import type { DecidedRequest } from './decided-request';

/** States of an affiliate. */
export const affiliateStates = ['requested', 'approved', 'rejected', 'suspended'] as const;
export type AffiliateState = (typeof affiliateStates)[number];

/** Reasons for rejecting an application. */
export const rejectionReasons = [
  'site-unclear',
  'audience-unfit',
  'promises-winnings',
  'not-reachable',
] as const;
/** Reasons for suspending an affiliate. */
export const suspensionReasons = ['terms-broken', 'false-traffic', 'spam', 'at-own-request'] as const;

export type AffiliateReason = (typeof rejectionReasons)[number] | (typeof suspensionReasons)[number];

/** Business days within which the team reviews an application. A promise to applicants; nothing enforces it. */
export const applicationReviewDays = 5;

/** Channels through which an affiliate advertises. */
export const channels = ['website', 'blog', 'video', 'social', 'newsletter', 'podcast'] as const;
export type Channel = (typeof channels)[number];

/** An application to become an affiliate. */
export interface Application {
  readonly site: string;
  readonly channels: readonly Channel[];
  /** Description of the audience by the applicant. */
  readonly audience: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly taxCountry: string;
  readonly termsVersion: string;
}

/** A player's participation in the program. */
export interface Affiliate {
  readonly player: string;
  readonly application: Application;
  readonly state: AffiliateState;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly reason: AffiliateReason | null;
  /** Suspensions in chronological order. */
  readonly suspensions: readonly AffiliateSuspension[];
  /** The latest decisions by their requests; absent before the first. */
  readonly requests?: readonly DecidedRequest[];
  /** Number of changes. */
  readonly revision: number;
}

/** A period in which an affiliate earns nothing. */
export interface AffiliateSuspension {
  readonly from: Date;
  /** Null while it is in force. */
  readonly until: Date | null;
}

/** Decisions of an admin and their transitions. */
export const decisions = {
  approve: { from: ['requested'], to: 'approved' },
  reject: { from: ['requested'], to: 'rejected' },
  suspend: { from: ['approved'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'approved' },
} as const satisfies Record<string, { from: readonly AffiliateState[]; to: AffiliateState }>;
export type Decision = keyof typeof decisions;

export type AffiliateRefused =
  | { readonly code: 'affiliates/already-applied'; readonly state: AffiliateState }
  | { readonly code: 'affiliates/step-refused'; readonly state: AffiliateState }
  | { readonly code: 'affiliates/reason-needed' }
  | { readonly code: 'affiliates/terms-superseded'; readonly current: string };

/**
 * Applies to the program; a rejected player may apply again.
 *
 * @param status        the previous application, if any
 * @param currentTerms  version of the terms in force
 */
export function applyToProgram(
  status: Affiliate | undefined,
  request: { player: string; application: Application; at: Date },
  currentTerms: string,
): Affiliate | AffiliateRefused {
  if (request.application.termsVersion !== currentTerms)
    return { code: 'affiliates/terms-superseded', current: currentTerms };
  if (status && status.state !== 'rejected')
    return { code: 'affiliates/already-applied', state: status.state };
  const { player, application, at } = request;
  const revision = status ? status.revision + 1 : 0;
  return {
    player,
    application,
    state: 'requested',
    requestedAt: at,
    decidedAt: null,
    reason: null,
    suspensions: status?.suspensions ?? [],
    ...(status?.requests && { requests: status.requests }),
    revision,
  };
}

/** Applies a decision. Rejections and suspensions require one of their reasons; other decisions accept none. */
export function decideAffiliate(
  affiliate: Affiliate,
  decision: Decision,
  { at, reason }: { at: Date; reason: AffiliateReason | null },
): Affiliate | AffiliateRefused {
  const { from, to } = decisions[decision];
  if (!(from as readonly AffiliateState[]).includes(affiliate.state))
    return { code: 'affiliates/step-refused', state: affiliate.state };
  const fitting = reasonsFor(decision);
  if (reason === null ? fitting.length > 0 : !fitting.includes(reason))
    return { code: 'affiliates/reason-needed' };
  const suspensions = suspensionsAfter(affiliate.suspensions, decision, at);
  return { ...affiliate, state: to, decidedAt: at, reason, suspensions, revision: affiliate.revision + 1 };
}

/** Whether an affiliate was suspended at an instant. `suspended` without an open suspension means that the account was closed. */
export function isSuspendedAt(
  { state, suspensions }: Pick<Affiliate, 'state' | 'suspensions'>,
  at: Date,
): boolean {
  const isEnded = state === 'suspended' && !suspensions.some(({ until }) => until === null);
  return isEnded || suspensions.some(({ from, until }) => from <= at && (until === null || at < until));
}

function suspensionsAfter(
  before: readonly AffiliateSuspension[],
  decision: Decision,
  at: Date,
): readonly AffiliateSuspension[] {
  if (decision === 'suspend') return [...before, { from: at, until: null }];
  if (decision === 'resume') return before.map(({ from, until }) => ({ from, until: until ?? at }));
  return before;
}

function reasonsFor(decision: Decision): readonly AffiliateReason[] {
  if (decision === 'reject') return rejectionReasons;
  return decision === 'suspend' ? suspensionReasons : [];
}
