import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Awaits, GameBackend } from './game-backend';
import type { Played } from './machine/round-state';

/**
 * The round of an earlier visit that was not seen to its end: of this game, or an undecided round of another game, which comes first. A settled round that
 * awaits nothing was on show when the page was left.
 */
export type LeftOpen<Version = unknown> =
  | { readonly played: Played<Version>; readonly awaits: Awaits }
  | { readonly elsewhere: string };

/**
 * Reads the open round that the player continues or finishes before a round of this game; null when there is none.
 *
 * @param prepare  loads what else is needed to show a round of this game
 */
export async function readLeftOpen<Version>(
  backend: Pick<GameBackend, 'readOpen'>,
  gameId: string,
  prepare: (round: Round) => Promise<Version>,
): Promise<LeftOpen<Version> | null> {
  const { round, awaits } = await backend.readOpen(gameId);
  if (!round) return null;
  if (round.gameId !== gameId) return { elsewhere: round.gameId };
  return { played: { round, version: await prepare(round) }, awaits };
}
