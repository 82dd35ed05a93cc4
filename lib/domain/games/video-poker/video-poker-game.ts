import { blocksFor } from '#domain/fairness/blocks';
import type { Draws } from '#domain/fairness/draws';
import { type DecisionNotAllowed, faultInStake, type Game, type Play, type RoundSoFar } from '../game';
import { cardText, deck, handSize, shuffled } from './deck';
import { handRanks, rankOfResult, resultOf } from './hand-rank';
import { readHold } from './hold';
import type { VideoPokerOutcome } from './outcome';
import type { PokerTable } from './pay-table';

export interface VideoPokerGame extends Game<VideoPokerOutcome> {
  readonly table: PokerTable;
}

/** Every card of the deal and a replacement for each. */
const mostCards = 2 * handSize;

/** Creates the game of a table: five cards are dealt, one decision states which are held, and the others are replaced. */
export function videoPokerGame(table: PokerTable): VideoPokerGame {
  const { id, version, stakes } = table;
  return {
    id,
    version,
    family: 'video-poker',
    table,
    stakes,
    canonicalText: canonicalTable(table),
    blocks: blocksFor(
      mostCards,
      Array.from({ length: mostCards }, (_, dealt) => deck.length - dealt),
    ),
    faultIn: (request) => faultInStake(stakes, request),
    play: (draws, play) => playRound(table, draws, play),
  };
}

/**
 * Serializes the table as the text whose SHA-256 is the PAR hash of its rounds: JSON without white space, fields in this order, ranks from
 * the highest to the lowest. The deck is included, because a draw is an index into the rest of this list.
 */
export function canonicalTable({ id, version, payTable, stakes }: PokerTable): string {
  return JSON.stringify({
    id,
    version,
    family: 'video-poker',
    deck,
    payTable: handRanks.toReversed().map((rank) => [rank, payTable[rank]]),
    stakes: { gold: stakes.gold, sweeps: stakes.sweeps },
  });
}

function playRound(
  { payTable }: PokerTable,
  draws: Draws,
  { stake, choice, decisions }: Play,
): RoundSoFar<VideoPokerOutcome> | DecisionNotAllowed {
  if (!Number.isSafeInteger(stake) || stake < 1 || choice !== null)
    throw new RangeError(`A stake of ${stake} on ${choice} is not possible`);

  const next = shuffled(draws);
  const dealt = Array.from({ length: handSize }, next);
  const round = { staked: stake, isShownInSteps: false };
  const shown = { family: 'video-poker', dealt: dealt.map(cardText) } as const;
  const [decision, ...further] = decisions;
  if (decision === undefined) {
    return { ...round, outcome: { ...shown, held: null, hand: null, rank: null }, payout: null };
  }
  const held = readHold(decision);
  if (!held || further.length > 0) return { code: 'games/decision-not-allowed' };

  const hand = dealt.map((card, at) => (held[at] ? card : next()));
  const rank = rankOfResult(resultOf(...(hand as [number, number, number, number, number])));
  return {
    ...round,
    outcome: { ...shown, held, hand: hand.map(cardText), rank },
    payout: rank ? payTable[rank] * stake : 0,
  };
}
