import { blocksFor } from '#domain/fairness/blocks';
import { faultInStake, type Game } from '#domain/games/game';
import { drawRow, totalWeight } from '#domain/games/odds/weighted-prizes';
import { type Arrangement, arrange, drawsToArrange } from './arrange';
import type { ScratchCard, ScratchLayout, ScratchPrize } from './card';

/** A complete card: its cells and its payout. */
export interface ScratchOutcome extends Arrangement {
  readonly family: 'scratch';
  /** Multiple of the stake; 0 when nothing wins. */
  readonly multiple: number;
  /** In the coin's smallest unit. */
  readonly payout: number;
}

export interface ScratchGame extends Game<ScratchOutcome> {
  readonly card: ScratchCard;
}

/** Creates the game of a card: one draw picks its prize, further draws lay it out. */
export function scratchGame(card: ScratchCard): ScratchGame {
  const { id, version, stakes, prizes } = card;
  return {
    id,
    version,
    family: 'scratch',
    card,
    stakes,
    canonicalText: canonicalCard(card),
    blocks: blocksFor(1 + drawsToArrange(card), boundsOf(card)),
    faultIn: (request) => faultInStake(stakes, request),
    play: (draws, { stake, decisions }) => {
      if (decisions.length > 0) return { code: 'games/decision-not-allowed' };
      const prize = prizes[drawRow(prizes, draws)] as ScratchPrize;
      const payout = prize.multiple * stake;
      const outcome: ScratchOutcome = {
        family: 'scratch',
        ...arrange(card, prize, draws),
        multiple: prize.multiple,
        payout,
      };
      return { outcome, staked: stake, payout, isShownInSteps: true };
    },
  };
}

/** Serializes the card as the text whose SHA-256 is the PAR hash of its rounds: JSON without white space, fields in this order. */
export function canonicalCard({ id, version, symbols, layout, prizes, stakes }: ScratchCard): string {
  return JSON.stringify({
    id,
    version,
    family: 'scratch',
    symbols,
    layout: canonicalLayout(layout),
    prizes: prizes.map(({ symbol, count, multiple, weight }) => ({ symbol, count, multiple, weight })),
    stakes: { gold: stakes.gold, sweeps: stakes.sweeps },
  });
}

function canonicalLayout(layout: ScratchLayout): ScratchLayout {
  const { kind, cells, alike } = layout;
  return kind === 'match' ? { kind, cells, alike } : { kind, cells, alike, copies: layout.copies };
}

/** Every bound that a draw of the card can have: all tickets, the symbols, and every length of the lists that are drawn from. */
function boundsOf(card: ScratchCard): number[] {
  const { symbols, layout, prizes } = card;
  const longest = Math.max(symbols.length * mostCopies(layout), layout.cells);
  return [totalWeight(prizes), ...Array.from({ length: longest }, (_, shorter) => longest - shorter)];
}

function mostCopies(layout: ScratchLayout): number {
  return layout.kind === 'match' ? layout.alike - 1 : Math.max(layout.copies, layout.alike - 1);
}
