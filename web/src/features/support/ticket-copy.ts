import type { BadgeTone } from '#components/ui/badge';
import type { Ticket } from '#contracts/support/routes';
import { instantLabel } from '#web/lib/format/dates';
import { unitLabel } from '#web/lib/format/units';

type Topic = Ticket['topic'];
type Entry = Ticket['thread'][number];
export type ClosingReason = NonNullable<Entry['reason']>;

/** The topics of a ticket, as a player chooses them. */
export const topicNames: Readonly<Record<Topic, string>> = {
  round: 'A round',
  order: 'An order or a prize',
  purchase: 'A coin purchase',
  account: 'My account or sign-in',
  identity: 'My identity check',
  'responsible-play': 'Playing less, or concerns about play',
  other: 'Something else',
};

interface StateCopy {
  readonly name: string;
  readonly tone: BadgeTone;
}

/** Labels of ticket states for players. */
export const stateCopy: Readonly<Record<Ticket['state'], StateCopy>> = {
  open: { name: 'Awaiting our reply', tone: 'warning' },
  answered: { name: 'Answered', tone: 'success' },
  closed: { name: 'Closed', tone: 'neutral' },
};

/** Labels of ticket states for admins. */
export const adminStateCopy: Readonly<Record<Ticket['state'], StateCopy>> = {
  open: { name: 'Open', tone: 'warning' },
  answered: { name: 'Awaiting player', tone: 'success' },
  closed: { name: 'Closed', tone: 'neutral' },
};

/** Reasons for closing a ticket. */
export const closingNames: Readonly<Record<ClosingReason, string>> = {
  solved: 'solved',
  'no-reply': 'no reply',
  duplicate: 'duplicate of another ticket',
  'not-for-us': 'outside our control',
};

/** What the thread says about a file that cannot be downloaded. */
export const fileStateCopy = {
  awaited: 'not received yet, or being checked',
  'not-sent': 'not sent',
  refused: 'removed, because it is not a JPEG, PNG, WebP or PDF file',
} as const;

/**
 * Names the subject of a ticket.
 *
 * @param gameName  returns the name of a game by its id
 */
export function subjectName(
  { kind, id, gameId, nonce }: NonNullable<Ticket['about']>,
  gameName: (id: string) => string,
): string {
  if (kind === 'round') return `${gameId === null ? 'Round' : gameName(gameId)}, round ${nonce ?? ''}`;
  return kind === 'order' ? `Order ${id}` : `Purchase ${id}`;
}

/** Formats the time of a message. */
export function sentAtLabel(at: string): string {
  return instantLabel(at);
}

/**
 * Formats a waiting time in its largest unit: "3 hours".
 *
 * @param since  an instant in ISO 8601
 */
export function ageLabel(since: string, now: Date, locale?: string): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  const [value, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 48 * 60
        ? ([Math.floor(minutes / 60), 'hour'] as const)
        : ([Math.floor(minutes / 1_440), 'day'] as const);
  return unitLabel(value, unit, locale);
}
