import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { personLabel } from '../parts/person-name';

type Page = GetAnswer<'/admin/audit'>;
type Entry = Page['items'][number];
export type AuditSubject = Entry['subject'];

/** An action with the names of everyone and everything in it. */
export interface AuditEntry extends Entry {
  readonly actorName: string;
  /** Null unless the action concerns a player. */
  readonly playerName: string | null;
  /** Name of a product or of the prize of a draw; null for what has none. */
  readonly subjectName: string | null;
}

export const subjectNames: Readonly<Record<AuditSubject['kind'], string>> = {
  player: 'Player',
  order: 'Order',
  product: 'Product',
  draw: 'Draw',
  'gift-pool': 'Gift codes',
  'identity-check': 'Identity check',
  'free-entry': 'Free entry',
  picture: 'Picture',
  ticket: 'Ticket',
};

/** Names the people and products of a page of the log. */
export function namedEntries({ items, people, products }: Page): AuditEntry[] {
  const names = new Map(
    people
      .filter(({ email, displayName }) => email !== null || displayName !== null)
      .map((person) => [person.player, personLabel(person)]),
  );
  const productNames = new Map(products.map(({ id, name }) => [id, name]));
  const nameOf = (player: string) => names.get(player) ?? shortId(player);
  return items.map((entry) => ({
    ...entry,
    actorName: nameOf(entry.actor),
    playerName: entry.subject.player === null ? null : nameOf(entry.subject.player),
    subjectName: productNames.get(entry.subject.id) ?? prizeOf(entry),
  }));
}

/** What is won in a draw, which some of its actions name. */
function prizeOf({ subject, detail }: Entry): string | null {
  const { prize } = detail;
  return subject.kind === 'draw' && typeof prize === 'string' ? prize : null;
}

/** The beginning of an id without a name: of a deleted account, or of one that never opened the site. */
function shortId(id: string): string {
  return id.length > 12 ? `${id.slice(0, 8)}…` : id;
}

/** Labels of actions whose name alone says too little. */
const actNames: Readonly<Record<string, string>> = {
  'personal-data-read': 'Player data viewed',
  'document-viewed': 'Identity document viewed',
  'attachment-viewed': 'File of a ticket viewed',
  'identity-sent-back': 'New documents requested',
  'identity-approved': 'Identity confirmed',
  'ticket-open': 'Ticket reopened',
};

/** Formats an action such as `balance-adjusted`. Actions come from every area, so most labels are derived from the name. */
export function actLabel(act: string): string {
  const text = actNames[act] ?? act.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names the subject of an action: a player by name, a product by its name, everything else by its id. */
export function subjectLabel({ subject, subjectName, playerName }: AuditEntry): string {
  const kind = subjectNames[subject.kind];
  if (subject.kind === 'player' || subject.kind === 'identity-check')
    return `${kind} ${playerName ?? subject.id}`;
  const name = `${kind} ${subjectName ?? subject.id}`;
  return playerName === null ? name : `${name} of ${playerName}`;
}

/** The page with more about the subject; null if there is none. */
export function subjectPath({ kind, id, player }: AuditSubject): string | null {
  if (kind === 'ticket' && player !== null)
    return dashboardPaths.ticket({ state: 'open', player, ticket: id });
  if (kind === 'order') return dashboardPaths.order(id);
  if (player !== null) return dashboardPaths.player(player);
  if (kind === 'product') return dashboardPaths.product(id);
  if (kind === 'draw') return dashboardPaths.draws;
  return kind === 'gift-pool' ? dashboardPaths.giftCodes : null;
}
