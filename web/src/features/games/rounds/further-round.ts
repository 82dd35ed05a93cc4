import type { Round } from '#contracts/wallet/ledger-shapes';
import { readEndedRound } from './ended-round';
import type { GameBackend } from './game-backend';
import { type LeftOpen, readLeftOpen } from './left-open';
import type { Trouble } from './machine/round-state';
import { isLeftOpen, isRoundUnknown } from './refused-press';

type Failed = Pick<Trouble, 'press' | 'failure'>;

/** Whether a press failed because of a round that this page does not know yet: it comes first, has advanced, or is over. */
export function isFurtherOn({ press, failure }: Failed): boolean {
  return isLeftOpen(failure) || (press.decision !== null && isRoundUnknown(failure));
}

/**
 * Finds the round behind such a failure in its newest state; null when none is open, or when the API does not list how it ended.
 *
 * @param prepare  loads what else is needed to show a round of this game
 */
export async function readFurtherRound<Version>(
  backend: Pick<GameBackend, 'readOpen' | 'rounds'>,
  { press: { gameId, decision }, failure }: Failed,
  prepare: (round: Round) => Promise<Version>,
): Promise<LeftOpen<Version> | null> {
  if (!decision || !isRoundUnknown(failure)) return readLeftOpen(backend, gameId, prepare);
  const round = await readEndedRound(backend, { gameId, id: decision.round });
  return round && { played: { round, version: await prepare(round) }, awaits: null };
}
