import { categoryOf, type NoticeKind } from './notice-event';

/** How many e-mails one player gets at most; whatever is more waits for a digest. */
export const mailRules = {
  perHour: 10,
  perDay: 30,
  /** Of these, what is kept for notices about the security of an account. */
  keptForSecurity: { perHour: 3, perDay: 6 },
  /** The first change of a limit is mailed at once, further ones in the digest. */
  limitChangesPerHour: 1,
  /** So many notices wait for a digest; whatever is more stays in the inbox alone. */
  mostHeld: 50,
} as const;

/** What an e-mail counts as. Limit changes are those that a player can repeat at will. */
export type MailClass = 'security' | 'limit-change' | 'digest' | 'other';

/** An e-mail that went out. */
export interface SentMail {
  readonly class: MailClass;
  readonly at: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export function mailClassOf(kind: NoticeKind): MailClass {
  if (kind.startsWith('limit-') || kind === 'reality-check') return 'limit-change';
  return categoryOf(kind) === 'security' ? 'security' : 'other';
}

/**
 * Until when an e-mail has to wait. Hours and days are those before this instant, so no hour of any clock sees more.
 *
 * @param sent  e-mails to the player within the last day, in any order
 * @returns null when it may go out now
 */
export function mailHeldUntil(
  sent: readonly SentMail[],
  mailClass: MailClass,
  now: Date,
  rules: typeof mailRules = mailRules,
): Date | null {
  const kept = mailClass === 'security' ? { perHour: 0, perDay: 0 } : rules.keptForSecurity;
  const instants = [
    freeAt(sent, { most: rules.perHour - kept.perHour, withinMs: hourMs, now }),
    freeAt(sent, { most: rules.perDay - kept.perDay, withinMs: dayMs, now }),
    ...(mailClass === 'limit-change'
      ? [
          freeAt(
            sent.filter((mail) => mail.class === 'limit-change'),
            { most: rules.limitChangesPerHour, withinMs: hourMs, now },
          ),
        ]
      : []),
  ];
  const latest = Math.max(...instants);
  return latest > now.getTime() ? new Date(latest) : null;
}

/** Those e-mails that still count. */
export function mailsWithinDay<Mail extends SentMail>(sent: readonly Mail[], now: Date): Mail[] {
  return sent.filter(({ at }) => at.getTime() > now.getTime() - dayMs);
}

/** When fewer than `most` e-mails lie within the time before; 0 when that is so already. */
function freeAt(
  sent: readonly SentMail[],
  { most, withinMs, now }: { most: number; withinMs: number; now: Date },
): number {
  const recent = sent
    .map(({ at }) => at.getTime())
    .filter((at) => at > now.getTime() - withinMs)
    .sort((left, right) => left - right);
  const oldestInTheWay = recent.at(-most);
  return recent.length < most || oldestInTheWay === undefined ? 0 : oldestInTheWay + withinMs;
}
