import type { Draws } from '#domain/fairness/draws';
import type { ScratchCard, ScratchPrize } from './card';

/** What is under the foil. */
export interface Arrangement {
  /** The symbol that the card names; null for a card on which every symbol counts. */
  readonly key: string | null;
  /** Symbol ids by position. */
  readonly cells: readonly string[];
  /** Positions of the symbols that win, rising. */
  readonly winning: readonly number[];
}

/**
 * Lays out a card for the prize that was drawn.
 *
 * In this order: the symbol that the card names, if it names one; the positions of the winning symbols, every choice of them as
 * likely as any other; and then each cell that is left, in order, takes a symbol out of a bag of what does not win. So a card shows
 * a second prize never, and the beginning of one as often as chance has it: nothing is laid out to look like a prize just missed.
 */
export function arrange(card: ScratchCard, prize: ScratchPrize, draws: Draws): Arrangement {
  const { symbols, layout } = card;
  const key = layout.kind === 'find' ? (symbols[draws.below(symbols.length)] as string) : null;
  const winner = prize.count > 0 ? (prize.symbol ?? key) : null;
  const free = Array.from({ length: layout.cells }, (_, position) => position);
  const winning = Array.from({ length: prize.count }, () => takeOne(free, draws)).sort(
    (one, other) => one - other,
  );
  const bag = bagOf(card, key, winner);
  const cells = Array.from({ length: layout.cells }, (_, position) =>
    winner !== null && winning.includes(position) ? winner : takeOne(bag, draws),
  );
  return { key, cells, winning };
}

/** Tells how many draws `arrange` takes, whatever the prize: one a cell, and one for the symbol that a card names. */
export function drawsToArrange({ layout }: Pick<ScratchCard, 'layout'>): number {
  return layout.cells + (layout.kind === 'find' ? 1 : 0);
}

/** Every symbol too few times to win, but for those that cannot win on this card, and none of the symbol that has won. */
export function bagOf({ symbols, layout }: ScratchCard, key: string | null, winner: string | null): string[] {
  const copiesOf = (symbol: string) => {
    if (symbol === winner) return 0;
    return layout.kind === 'match' || symbol === key ? layout.alike - 1 : layout.copies;
  };
  return symbols.flatMap((symbol) => Array.from({ length: copiesOf(symbol) }, () => symbol));
}

/** Takes an entry out of the list, each with the same chance; those behind it move up. */
function takeOne<Entry>(list: Entry[], draws: Draws): Entry {
  return list.splice(draws.below(list.length), 1)[0] as Entry;
}
