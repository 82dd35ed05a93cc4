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

/** A round that waits for its player's decision, its stake on hold. Its draws are those of the wallet's last nonce. */
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
}

export type OpenRound = UnseenRound | UndecidedRound;

/** The rounds of a player that are not over. */
export interface OpenRounds {
  /** It blocks every other draw: its stake is on hold, and its next draws belong to the last nonce. */
  readonly undecided: UndecidedRound | null;
  /** At most one per game, latest last. Each is drawn and paid, so it blocks only its own game. */
  readonly unseen: readonly UnseenRound[];
}

export const noOpenRounds: OpenRounds = { undecided: null, unseen: [] };

/** Finds the round that a player must finish before the next round of a game. */
export function roundBefore({ undecided, unseen }: OpenRounds, gameId: string): OpenRound | null {
  return undecided ?? unseen.find((each) => each.gameId === gameId) ?? null;
}

/** Finds the round to continue in a game: its own round, or else the undecided round of another game. */
export function roundToContinue({ undecided, unseen }: OpenRounds, gameId: string): OpenRound | null {
  return unseen.find((each) => each.gameId === gameId) ?? undecided;
}

/** Lists all open rounds, the most urgent first: the undecided round, then unseen rounds, latest first. */
export function listOpenRounds({ undecided, unseen }: OpenRounds): readonly OpenRound[] {
  return [...(undecided ? [undecided] : []), ...unseen.toReversed()];
}

/**
 * Returns the open rounds after a step of a game's round.
 *
 * @param open  the round, or null when it is over
 * @throws Error when another round must be finished first (a bug)
 */
export function openRoundsAfter(
  { undecided, unseen }: OpenRounds,
  gameId: string,
  open: OpenRound | null,
): OpenRounds {
  if (undecided && undecided.gameId !== gameId)
    throw new Error(`A round of ${gameId} cannot pass the undecided round of ${undecided.gameId}`);
  const others = unseen.filter((each) => each.gameId !== gameId);
  return {
    undecided: open?.awaits === 'decision' ? open : null,
    unseen: open?.awaits === 'seeing' ? [...others, open] : others,
  };
}

/** Returns the open rounds after a round was seen; null when it is not among the unseen. */
export function openRoundsAfterSeeing(
  { undecided, unseen }: OpenRounds,
  { gameId, id }: Pick<UnseenRound, 'gameId' | 'id'>,
): OpenRounds | null {
  const others = unseen.filter((each) => each.gameId !== gameId || each.id !== id);
  return others.length === unseen.length ? null : { undecided, unseen: others };
}
