const hourMs = 3_600_000;

/** A code for a new address works for a day at the user pool. Redemptions rest for three days after a change. */
const rules = { codeHours: 24, restHours: 72, mostADay: 5 } as const;

/** What a player asked for: that another e-mail address takes the place of theirs. It is kept when it came true, so that it can be undone. */
export interface EmailChange {
  readonly email: string;
  /** What the user pool calls the player. */
  readonly username: string;
  readonly askedAt: Date;
  /** When others were asked for within the day before. */
  readonly earlier: readonly Date[];
  /** What the API shows the function that lets the code go out; no caller ever sees it. */
  readonly pass: string;
  /** Stands in the link that went to the address of before, which stops the change. */
  readonly stop: string;
}

/** As many changes were asked for within a day as one may. */
export interface TooManyEmailChanges {
  readonly code: 'account/too-many-email-changes';
  readonly most: number;
  /** When the next can be asked for. */
  readonly from: Date;
}

/** Prizes rest after a change of the e-mail address. */
export interface RedemptionsResting {
  readonly code: 'player/email-just-changed';
  readonly until: Date;
}

/**
 * Asks for another address. Asked again for the same one, a change that can still be confirmed goes on as it was.
 *
 * @param asked.pass  a fresh secret, and `asked.stop` another
 */
export function askForEmail(
  before: EmailChange | null,
  { email, ...asked }: Omit<EmailChange, 'askedAt' | 'earlier'>,
  now: Date,
): EmailChange | TooManyEmailChanges {
  if (before && before.email === email && now < confirmableUntil(before)) return before;
  const dayAgo = after(now, -24);
  const earlier = before ? [...before.earlier, before.askedAt].filter((at) => at > dayAgo) : [];
  const first = earlier.at(-rules.mostADay);
  if (first) return { code: 'account/too-many-email-changes', most: rules.mostADay, from: after(first, 24) };
  return { email, askedAt: now, earlier, ...asked };
}

/** Until when a change that was asked for can be confirmed. */
export function confirmableUntil({ askedAt }: EmailChange): Date {
  return after(askedAt, rules.codeHours);
}

/** Whether the user pool may send a code for a change, as whoever asks for it with this pass. */
export function isCodeAllowed(change: EmailChange | null, pass: string | undefined, now: Date): boolean {
  return change !== null && pass === change.pass && now < confirmableUntil(change);
}

/**
 * From when on prizes can be redeemed again once a change was asked for: the record of a change may follow it late, so that the rest is
 * counted from the last instant at which it can be confirmed.
 */
export function redeemsAfterAsking(askedAt: Date): Date {
  return after(askedAt, rules.codeHours + rules.restHours);
}

/** From when on prizes can be redeemed again once the address was changed. */
export function redeemsAfterChange(changedAt: Date): Date {
  return after(changedAt, rules.restHours);
}

/** Whether a change can be stopped by whoever has its link: while it waits, and while redemptions rest for it. */
export function isStoppable(change: EmailChange | null, stop: string, now: Date): change is EmailChange {
  return change !== null && stop === change.stop && now < redeemsAfterAsking(change.askedAt);
}

/** Checks whether redemptions rest. */
export function checkRest(redeemsFrom: Date | null, now: Date): RedemptionsResting | null {
  return redeemsFrom && now < redeemsFrom ? { code: 'player/email-just-changed', until: redeemsFrom } : null;
}

function after(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * hourMs);
}
