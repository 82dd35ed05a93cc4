import { entryLabel } from '#domain/rewards/draws/entry-number';
import { formatAmount } from '#web/lib/format/coins';
import type { Draw, MysteryOutcome } from './random-prize-views';

/** Name of an outcome. */
export function outcomeName(outcome: MysteryOutcome): string {
  if (outcome.kind === 'gold') return `${formatAmount('gold', outcome.gold)} GC`;
  return outcome.kind === 'sweeps' ? `${formatAmount('sweeps', outcome.sweeps)} SC` : outcome.name;
}

/** Labels of draw states. */
export const stateLabels: Readonly<Record<Draw['state'], string>> = {
  open: 'Open',
  closing: 'Closing',
  closed: 'Closed',
  drawn: 'Drawn',
  canceled: 'Canceled',
};

const whenClosed =
  'When the draw closes, we publish the entry list and reveal the seed. Together they determine the winners.';

/** What happens to the secret seed of a draw, or what happened to it. */
export const seedLabels: Readonly<Record<Draw['state'], string>> = {
  open: whenClosed,
  closing: whenClosed,
  closed:
    'The entry list is published. Together with the seed, which we reveal next, it determines the winners.',
  drawn: 'The entry list is published and the seed is revealed. Together they determined the winners.',
  canceled: 'The draw was canceled, so the seed was never used.',
};

/** Formats consecutive entries: `03-0000127`, or `03-0000127 to 03-0000129`. */
export function rangeLabel({ first, quantity }: { first: number; quantity: number }): string {
  return quantity === 1 ? entryLabel(first) : `${entryLabel(first)} to ${entryLabel(first + quantity - 1)}`;
}

/** Formats the remaining time: `2 days 4 hours`, `4 hours 12 minutes`, `12 minutes 5 seconds`. */
export function leftLabel(seconds: number): string {
  const parts = [
    { count: Math.floor(seconds / 86_400), name: 'day' },
    { count: Math.floor(seconds / 3_600) % 24, name: 'hour' },
    { count: Math.floor(seconds / 60) % 60, name: 'minute' },
    { count: seconds % 60, name: 'second' },
  ];
  const begins = parts.findIndex(({ count }) => count > 0);
  if (begins < 0) return '0 seconds';
  return parts
    .slice(begins, begins + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => `${count} ${name}${count === 1 ? '' : 's'}`)
    .join(' ');
}

/** Result of a draw without entries. */
export const noWinner = 'No one entered, so there is no winner.';

/** Label of the link to a draw. */
export function drawLink({ state }: Pick<Draw, 'state'>): string {
  return state === 'drawn' ? 'See the winners and verify this draw' : 'See draw details';
}

/** Label of the link to a draw in the list. */
export function ticketLink(draw: Pick<Draw, 'state'>): string {
  return draw.state === 'open' ? 'Enter or see your entries' : drawLink(draw);
}

/** Groups draws into open ones, the next to close first, and all others in their order. */
export function inGroups<Each extends Pick<Draw, 'state' | 'closesAt'>>(
  draws: readonly Each[],
): { open: Each[]; past: Each[] } {
  const open = draws.filter(({ state }) => state === 'open');
  return {
    open: open.toSorted((one, other) => (one.closesAt < other.closesAt ? -1 : 1)),
    past: draws.filter(({ state }) => state !== 'open'),
  };
}
