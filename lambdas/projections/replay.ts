import { type Log, logLines } from '#lambdas/runtime/log';
import { isOutage } from '#lambdas/runtime/outage';
import { type FollowDependencies, followPlayers, outcomeOf } from './follow-players';
import { faultOf } from './row-fault';

export interface ReplayDependencies extends FollowDependencies {
  readonly now: () => Date;
  readonly log: Log;
}

/** How far a player has come, and the fault of the next row. */
export interface Replayed {
  readonly player: string;
  readonly lastSequence: number;
  readonly fault: string | null;
}

/**
 * Adds the ledger rows of one player, or of all parked players, and unparks them. A player whose next row still cannot be added is parked
 * again at once, without five tries.
 *
 * @param timeLeftMs a replay of many players stops when less than this is left, and must be requested again
 */
export async function replay(
  dependencies: ReplayDependencies,
  target: { player: string } | 'parked',
  timeLeftMs: () => number,
): Promise<{ replayed: Replayed[]; isComplete: boolean }> {
  const replayed: Replayed[] = [];
  let isComplete = true;
  for await (const player of playersOf(dependencies, target)) {
    isComplete = timeLeftMs() > longestReplayMs;
    if (!isComplete) break;
    replayed.push(await replayPlayer(dependencies, player));
  }
  const failed = replayed.filter(({ fault }) => fault !== null).length;
  dependencies.log(logLines.replayed, { players: replayed.length, failed });
  return { replayed, isComplete };
}

/** A replay that starts with less time may be cut off; it would continue from its cursor anyway. */
const longestReplayMs = 5_000;

async function* playersOf(
  { metrics }: ReplayDependencies,
  target: { player: string } | 'parked',
): AsyncGenerator<string> {
  if (target !== 'parked') yield target.player;
  else for await (const page of metrics.parked()) yield* page;
}

async function replayPlayer(dependencies: ReplayDependencies, player: string): Promise<Replayed> {
  const { metrics, now, log } = dependencies;
  await metrics.unpark(player);
  const whole = { player, atHand: new Map(), upTo: Infinity };
  const outcome = outcomeOf(await followPlayers(dependencies, [whole]), whole);
  if ('at' in outcome) return { player, lastSequence: outcome.at.lastSequence, fault: null };
  const { error } = outcome;
  if (isOutage(error as Error)) throw error;
  const fault = faultOf(error);
  log(logLines.rowFailed, { error, fault });
  const at = await metrics.cursor(player);
  await metrics.park(at, { fault, parkedAt: now() });
  return { player, lastSequence: at.lastSequence, fault };
}
