import type { Draws } from '#domain/fairness/draws';
import type { ScratchCard, ScratchPrize } from './card';

/** The content of a card. */
export interface Arrangement {
  /** The symbol that the card names; null for a card on which every symbol counts. */
  readonly key: string | null;
  /** Symbol ids by position. */
  readonly cells: readonly string[];
  /** Positions of the winning symbols, ascending. */
  readonly winning: readonly number[];
}

/**
 * Lays out a card for the prize that was drawn.
 *
 * The order of draws is: the symbol that the card names, if any; the positions of the winning symbols, all combinations equally likely;
 * then, for each remaining cell in order, a symbol from a bag of symbols that do not win. So a card never shows a second prize, and shows
 * part of one only as often as chance does: no layout imitates a near miss.
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

/** The fixed number of draws of `arrange`: one per cell, and one for the symbol that a card names. */
export function drawsToArrange({ layout }: Pick<ScratchCard, 'layout'>): number {
  return layout.cells + (layout.kind === 'find' ? 1 : 0);
}

/** Each symbol too few times to win, except those that cannot win on this card, and without the winning symbol. */
export function bagOf({ symbols, layout }: ScratchCard, key: string | null, winner: string | null): string[] {
  const copiesOf = (symbol: string) => {
    if (symbol === winner) return 0;
    return layout.kind === 'match' || symbol === key ? layout.alike - 1 : layout.copies;
  };
  return symbols.flatMap((symbol) => Array.from({ length: copiesOf(symbol) }, () => symbol));
}

/** Removes a random entry from the list, all equally likely; later entries move up. */
function takeOne<Entry>(list: Entry[], draws: Draws): Entry {
  return list.splice(draws.below(list.length), 1)[0] as Entry;
}
