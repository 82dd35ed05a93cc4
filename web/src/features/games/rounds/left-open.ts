import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Awaits, GameBackend } from './game-backend';
import type { Played } from './machine/round-state';

/** The round of an earlier visit that was not seen to its end. A settled round that awaits nothing was on show when the page was left. */
export interface LeftOpen<Version = unknown> {
  readonly played: Played<Version>;
  readonly awaits: Awaits;
}

/**
 * Reads the open round of a game; null when there is none.
 *
 * @param prepare  loads what else is needed to show a round of this game
 */
export async function readLeftOpen<Version>(
  backend: Pick<GameBackend, 'readOpen'>,
  gameId: string,
  prepare: (round: Round) => Promise<Version>,
): Promise<LeftOpen<Version> | null> {
  const { round, awaits } = await backend.readOpen(gameId);
  return round && { played: { round, version: await prepare(round) }, awaits };
}
