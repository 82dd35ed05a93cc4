import type { Amount, Coin } from '#domain/money/coin';

/** A settled round that its player has not seen to the end. */
export interface UnseenRound {
  readonly awaits: 'seeing';
  /** Id of its first transaction. */
  readonly id: string;
  /** Id of the transaction that settled it. */
  readonly latest: string;
  readonly gameId: string;
}

/** A round that waits for its player's decision, its stake on hold. */
export interface UndecidedRound {
  readonly awaits: 'decision';
  /** Id of its first transaction. */
  readonly id: string;
  /** Id of the transaction with the latest decision; before the first decision, of its first transaction. */
  readonly latest: string;
  readonly gameId: string;
  readonly parHash: string;
  readonly coin: Coin;
  readonly firstStake: Amount;
  /** The first stake plus the additions of decisions. */
  readonly staked: Amount;
  readonly choice: string | null;
  readonly decisions: readonly string[];
  /** Number of its draws under the player's seeds, which no other draw uses. The seeds stay while it is open. */
  readonly nonce: number;
}

export type OpenRound = UnseenRound | UndecidedRound;

/** The rounds of a player that are not over, latest last: at most one per game, and it blocks only its own game. */
export type OpenRounds = readonly OpenRound[];

export const noOpenRounds: OpenRounds = [];

/** Finds the open round of a game, which its player finishes before the next one. */
export function openRoundOf(rounds: OpenRounds, gameId: string): OpenRound | null {
  return rounds.find((each) => each.gameId === gameId) ?? null;
}

/** The rounds whose players still decide. */
export function undecidedRounds(rounds: OpenRounds): readonly UndecidedRound[] {
  return rounds.filter((each) => each.awaits === 'decision');
}

/** Lists all open rounds, the most urgent first: undecided rounds, then unseen rounds, each the latest first. */
export function listOpenRounds(rounds: OpenRounds): readonly OpenRound[] {
  return [
    ...undecidedRounds(rounds).toReversed(),
    ...rounds.filter(({ awaits }) => awaits === 'seeing').toReversed(),
  ];
}

/**
 * Returns the open rounds after a step of a game's round.
 *
 * @param open  the round, or null when it is over
 */
export function openRoundsAfter(rounds: OpenRounds, gameId: string, open: OpenRound | null): OpenRounds {
  const others = rounds.filter((each) => each.gameId !== gameId);
  return open ? [...others, open] : others;
}

/** Returns the open rounds after a round was seen; null when it is not among the unseen. */
export function openRoundsAfterSeeing(
  rounds: OpenRounds,
  { gameId, id }: Pick<UnseenRound, 'gameId' | 'id'>,
): OpenRounds | null {
  const seen = openRoundOf(rounds, gameId);
  return seen?.awaits === 'seeing' && seen.id === id ? openRoundsAfter(rounds, gameId, null) : null;
}
