import { ApiRefusal } from '#web/lib/api-refusal';
import { playFabOps } from '#web/lib/play-fab-ops';
import { loadRoundMachine } from '../load-slot-game';
import type { PublishedSlotGame } from '../published-slot-game';
import type { OpenRound, PlayedRound } from './round-state';

/** What is left open of an earlier visit: free spins of this game, or those of another one, which come first. */
export type LeftOpen = { readonly played: PlayedRound } | { readonly elsewhere: string };

/** Asks for the round that waits to be seen, with the machine that it was played on; null when none does. */
export async function readLeftOpen(
  loading: PublishedSlotGame | Promise<PublishedSlotGame>,
): Promise<LeftOpen | null> {
  const [{ round }, game] = await Promise.all([playFabOps.get('/games/open-round'), loading]);
  if (!round) return null;
  if (round.gameId !== game.id) return { elsewhere: round.gameId };
  return { played: { round, machine: await loadRoundMachine(game, round) } };
}

/** Tells the house that a round was seen to its end; a round that it does not wait for is seen as well. */
export async function tellSeen({ gameId, id }: OpenRound): Promise<void> {
  try {
    await playFabOps.post('/games/{id}/rounds/{round}/seen', { path: { id: gameId, round: id } });
  } catch (refusal) {
    if (!(refusal instanceof ApiRefusal && refusal.code === 'games/unknown-round')) throw refusal;
  }
}

/** Tells the house that the player has seen where they stand and goes on. */
export function confirmRealityCheck(idempotencyKey: string): Promise<unknown> {
  return playFabOps.post('/play-limits/reality-check/confirmations', { idempotencyKey });
}

/** What a player tells about themselves before they play with Sweeps Coins. */
export interface Standing {
  /** `1990-05-17` */
  readonly bornOn: string;
  /** Postal code of the state. */
  readonly state: string;
  /** An IANA name. */
  readonly timeZone: string;
}

/** Tells the house when the player was born and where they live. */
export function tellStanding(standing: Standing, idempotencyKey: string): Promise<unknown> {
  return playFabOps.put('/player/standing', { body: standing, idempotencyKey });
}
