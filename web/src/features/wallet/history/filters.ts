import type { Transaction } from '#contracts/wallet/ledger-shapes';

type Kind = Transaction['kind'];

/** What of the ledger can be asked for by itself, beside everything and the rounds of one game. */
type Subject =
  | 'rounds'
  | 'grants'
  | 'purchases'
  | 'orders'
  | 'set-aside'
  | 'corrections'
  | 'limits-and-fairness';

/** What a player wants to see of their ledger. */
export interface Filters {
  what: 'everything' | Subject | `game ${string}`;
  /** The first and the last day that count, as `2026-11-21` in the player's own time zone; empty for no bound. */
  from: string;
  to: string;
}

export const everything: Filters = { what: 'everything', from: '', to: '' };

/** One question to the API, which takes one kind at a time. */
export interface LedgerQuery {
  kind?: Kind;
  gameId?: string;
  /** Instants in ISO 8601: from this one on, and before that one. */
  from?: string;
  to?: string;
}

const subjectOf: Record<Kind, Subject> = {
  round: 'rounds',
  grant: 'grants',
  'wheel-spin': 'grants',
  purchase: 'purchases',
  'purchase-begun': 'purchases',
  'purchase-ended': 'purchases',
  refund: 'purchases',
  'sweeps-freeze': 'purchases',
  order: 'orders',
  'order-undone': 'orders',
  hold: 'set-aside',
  release: 'set-aside',
  'round-open': 'set-aside',
  adjustment: 'corrections',
  reversal: 'corrections',
  expiry: 'corrections',
  'play-limits': 'limits-and-fairness',
  'seed-rotation': 'limits-and-fairness',
  'round-seen': 'limits-and-fairness',
  'sign-out': 'limits-and-fairness',
  'account-change': 'limits-and-fairness',
  'account-closed': 'corrections',
};

const subjectNames: Record<Subject, string> = {
  rounds: 'Rounds',
  grants: 'Gifts and bonuses',
  purchases: 'Purchases',
  orders: 'Prize orders',
  'set-aside': 'Set aside',
  corrections: 'Corrections and expiry',
  'limits-and-fairness': 'Limits and fairness',
};

/** Everything that can be chosen, each game below the rounds of all. */
export function choicesOf(
  games: readonly { id: string; name: string }[],
): { value: Filters['what']; label: string }[] {
  const choices = Object.entries(subjectNames) as [Subject, string][];
  return [
    { value: 'everything', label: 'Everything' },
    ...choices.flatMap(([value, label]) => [
      { value, label },
      ...(value === 'rounds'
        ? games.map(({ id, name }) => ({ value: `game ${id}` as const, label: `Rounds of ${name}` }))
        : []),
    ]),
  ];
}

/** Whether the filters leave anything out. */
export function isNarrowed({ what, from, to }: Filters): boolean {
  return what !== 'everything' || from !== '' || to !== '';
}

/** Whether the days are the wrong way round. */
export function isReversed({ from, to }: Filters): boolean {
  return from !== '' && to !== '' && from > to;
}

/** What to ask the API so that its answers together, by their numbers, are what the filters show. */
export function queriesOf({ what, from, to }: Filters): LedgerQuery[] {
  const within = {
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, { daysLater: 1 }) }),
  };
  if (what === 'everything') return [within];
  if (what.startsWith('game ')) return [{ ...within, gameId: what.slice('game '.length) }];
  const kinds = (Object.keys(subjectOf) as Kind[]).filter((kind) => subjectOf[kind] === what);
  return kinds.map((kind) => ({ ...within, kind }));
}

/** The instant at which a day begins where the player is: days of 23 and 25 hours begin when their clocks say so. */
function startOf(day: string, { daysLater = 0 } = {}): string {
  const midnight = new Date(`${day}T00:00`);
  midnight.setDate(midnight.getDate() + daysLater);
  return midnight.toISOString();
}
