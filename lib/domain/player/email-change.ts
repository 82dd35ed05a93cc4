const hourMs = 3_600_000;

/** The user pool's code for a new address is valid for a day. Redemptions pause for three days after a change. */
const rules = { codeHours: 24, pauseHours: 72, mostADay: 5, resendSeconds: 60 } as const;

/** Days after a change in which redemptions are paused. */
export const redemptionPauseDays = rules.pauseHours / 24;

/** Days after a request in which its stop link works. */
export const stopLinkDays = (rules.codeHours + rules.pauseHours) / 24;

/** A new email address that a player requested and has not confirmed. */
export interface RequestedEmail {
  readonly email: string;
  readonly requestedAt: Date;
  /** Proves to the user pool's trigger that the API sends the code. No caller ever sees it. */
  readonly pass: string;
  /** When a code was last sent, or would have been if the address were free; null before the first. */
  readonly lastSentAt: Date | null;
}

/** The link that was mailed to the address of the account when another was requested. */
export interface StopLink {
  readonly token: string;
  /** The address that the link restores. */
  readonly email: string;
  /** The account's name at the user pool. */
  readonly username: string;
  /** Until when redemptions were paused before this request, by another cause; null if they were not. */
  readonly pausedUntil: Date | null;
  readonly requestedAt: Date;
}

/** A player's pending and recent changes of email address. */
export interface EmailChanges {
  readonly requested: RequestedEmail | null;
  /** Oldest first. A later request leaves earlier links valid, or a thief could void the owner's. */
  readonly stopLinks: readonly StopLink[];
}

export const noEmailChanges: EmailChanges = { requested: null, stopLinks: [] };

/** The daily limit of requests is reached. */
export interface TooManyEmailChanges {
  readonly code: 'account/too-many-email-changes';
  readonly most: number;
  /** When the next request is accepted. */
  readonly from: Date;
}

/** Redemptions pause after a change of the email address. */
export interface RedemptionsPaused {
  readonly code: 'player/email-just-changed';
  readonly until: Date;
}

/**
 * Requests another address. Repeating a pending request changes nothing.
 *
 * @param link.email  the account's current address
 * @param pass        a new secret, like `link.token`
 */
export function requestEmail(
  before: EmailChanges,
  { email, pass, link }: Pick<RequestedEmail, 'email' | 'pass'> & { link: Omit<StopLink, 'requestedAt'> },
  now: Date,
): EmailChanges | TooManyEmailChanges {
  const { requested } = before;
  if (requested?.email === email && now < confirmableUntil(requested.requestedAt)) return before;
  const dayAgo = after(now, -24);
  const today = before.stopLinks.filter(({ requestedAt }) => requestedAt > dayAgo);
  const first = today.at(-rules.mostADay);
  if (first)
    return {
      code: 'account/too-many-email-changes',
      most: rules.mostADay,
      from: after(first.requestedAt, 24),
    };
  return {
    requested: { email, pass, requestedAt: now, lastSentAt: null },
    stopLinks: [...before.stopLinks.filter((each) => isValid(each, now)), { ...link, requestedAt: now }],
  };
}

/**
 * Claims that a code is sent for the requested address, so that of concurrent and repeated requests one sends it, at most once a minute.
 *
 * @returns the same state when nothing is requested or the last code was claimed within a minute
 */
export function claimCode(before: EmailChanges, now: Date): EmailChanges {
  const { requested } = before;
  if (!requested) return before;
  const { lastSentAt } = requested;
  const isTooSoon = lastSentAt && now.getTime() - lastSentAt.getTime() < rules.resendSeconds * 1_000;
  return isTooSoon ? before : { ...before, requested: { ...requested, lastSentAt: now } };
}

/** Until when a requested address can be confirmed. */
export function confirmableUntil(requestedAt: Date): Date {
  return after(requestedAt, rules.codeHours);
}

/** Whether the user pool may send a code for the requested address to a caller with this pass. */
export function isCodeAllowed({ requested }: EmailChanges, pass: string | undefined, now: Date): boolean {
  return requested !== null && pass === requested.pass && now < confirmableUntil(requested.requestedAt);
}

/**
 * When redemptions resume after a request. The record of a change may lag behind the user pool, so the pause counts from the last
 * instant at which the change can happen.
 */
export function redeemsAfterRequest(requestedAt: Date): Date {
  return after(requestedAt, rules.codeHours + rules.pauseHours);
}

/** When redemptions resume after a change. */
export function redeemsAfterChange(changedAt: Date): Date {
  return after(changedAt, rules.pauseHours);
}

/**
 * Applies a stop link, which voids the request that it belongs to and all later ones. Links of earlier requests stay valid.
 *
 * @returns the link and the remaining state; undefined for an unknown or expired token
 */
export function applyStopLink(
  { stopLinks }: EmailChanges,
  token: string,
  now: Date,
): { readonly link: StopLink; readonly left: EmailChanges } | undefined {
  const index = stopLinks.findIndex((each) => each.token === token && isValid(each, now));
  const link = stopLinks[index];
  return link && { link, left: { requested: null, stopLinks: stopLinks.slice(0, index) } };
}

/** Checks whether redemptions are paused. */
export function checkRedemptionPause(redeemsFrom: Date | null, now: Date): RedemptionsPaused | null {
  return redeemsFrom && now < redeemsFrom ? { code: 'player/email-just-changed', until: redeemsFrom } : null;
}

function isValid({ requestedAt }: StopLink, now: Date): boolean {
  return now < redeemsAfterRequest(requestedAt);
}

function after(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * hourMs);
}
