import { categoryOf, type NoticeKind } from './notice-event';

/** Rate limits of emails per player; further notices wait for a digest. */
export const mailRules = {
  perHour: 10,
  perDay: 30,
  /** Share of the limits reserved for security notices. */
  keptForSecurity: { perHour: 3, perDay: 6 },
  /** The first limit change of an hour is mailed at once, further ones in the digest. */
  limitChangesPerHour: 1,
  /** Highest number of notices that wait for a digest; more stay in the inbox only. */
  mostHeld: 50,
} as const;

/** Rate limit class of an email. Limit changes are separate, because a player can repeat them at will. */
export type MailClass = 'security' | 'limit-change' | 'digest' | 'other';

/** A sent email. */
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
 * Returns until when an email must wait. Hours and days are sliding windows that end at this instant.
 *
 * @param sent  emails to the player within the last day, in any order
 * @returns null when it can be sent now
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

/** The emails within the last day. */
export function mailsWithinDay<Mail extends SentMail>(sent: readonly Mail[], now: Date): Mail[] {
  return sent.filter(({ at }) => at.getTime() > now.getTime() - dayMs);
}

/** When fewer than `most` emails are in the window; 0 if that is the case now. */
function freeAt(
  sent: readonly SentMail[],
  { most, withinMs, now }: { most: number; withinMs: number; now: Date },
): number {
  const recent = sent
    .map(({ at }) => at.getTime())
    .filter((at) => at > now.getTime() - withinMs)
    .sort((left, right) => left - right);
  const oldestCounted = recent.at(-most);
  return recent.length < most || oldestCounted === undefined ? 0 : oldestCounted + withinMs;
}
