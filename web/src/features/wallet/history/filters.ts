import type { Transaction } from '#contracts/wallet/ledger-shapes';

type Kind = Transaction['kind'];

/** Filterable subjects of the ledger, beside everything and the rounds of one game. */
type Subject =
  | 'rounds'
  | 'grants'
  | 'purchases'
  | 'orders'
  | 'set-aside'
  | 'corrections'
  | 'limits-and-fairness';

/** Filters of the ledger. */
export interface Filters {
  what: 'everything' | Subject | `game ${string}`;
  /** First and last day, as `2026-11-21` in the player's time zone; empty without a bound. */
  from: string;
  to: string;
}

export const everything: Filters = { what: 'everything', from: '', to: '' };

/** One query of the API, which takes one kind at a time. */
export interface LedgerQuery {
  kind?: Kind;
  gameId?: string;
  /** Instants in ISO 8601: inclusive start and exclusive end. */
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
  'set-aside': 'On hold',
  corrections: 'Corrections and expiry',
  'limits-and-fairness': 'Limits and fairness',
};

/** All filter choices, each game below all rounds. */
export function choicesOf(
  games: readonly { id: string; name: string }[],
): { value: Filters['what']; label: string }[] {
  const choices = Object.entries(subjectNames) as [Subject, string][];
  return [
    { value: 'everything', label: 'Everything' },
    ...choices.flatMap(([value, label]) => [
      { value, label },
      ...(value === 'rounds'
        ? games.map(({ id, name }) => ({ value: `game ${id}` as const, label: `${name} rounds` }))
        : []),
    ]),
  ];
}

/** Whether any filter is set. */
export function isNarrowed({ what, from, to }: Filters): boolean {
  return what !== 'everything' || from !== '' || to !== '';
}

/** Whether the last day is before the first. */
export function isReversed({ from, to }: Filters): boolean {
  return from !== '' && to !== '' && from > to;
}

/** Returns the API queries whose merged results match the filters. */
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

/** Returns the start of a day in the player's time zone; days of 23 and 25 hours are supported. */
function startOf(day: string, { daysLater = 0 } = {}): string {
  const midnight = new Date(`${day}T00:00`);
  midnight.setDate(midnight.getDate() + daysLater);
  return midnight.toISOString();
}
