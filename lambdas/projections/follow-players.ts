import type { Cursor, Move } from '#lambdas/metrics/stores/metric-moves';
import type { MetricStore } from '#lambdas/metrics/stores/metric-store';
import { isOutage, Outage } from '#lambdas/runtime/outage';
import type { Movement } from './movement';
import { type Followed, type MoveDependencies, type NextMove, nextMove } from './next-move';
import { packMoves } from './pack-moves';
import { RowFault } from './row-fault';

export interface FollowDependencies extends MoveDependencies {
  readonly metrics: MetricStore;
  readonly countMovements: CountMovements;
  /** Hears of moves once they are in the figures. @default nobody hears of them */
  readonly onMoved?: (moves: readonly Move[]) => void;
}

/**
 * Counts what players did in whatever else follows from the ledger, such as their quests and an affiliate's commission; again it changes
 * nothing.
 *
 * @param moved  each player once, with movements in their order and without a gap to those that were counted before
 * @returns whose movements could not be counted, and why
 */
export type CountMovements = (
  moved: readonly { readonly player: string; readonly movements: readonly Movement[] }[],
) => Promise<ReadonlyMap<string, unknown>>;

/** Where a player has come to, or why not to the end: a RowFault for the first row that cannot be added, or the state of a service. */
export type Outcome = { readonly at: Cursor } | { readonly error: unknown };

type Outcomes = ReadonlyMap<string, Outcome>;

/** What became of a player who was followed. */
export function outcomeOf(outcomes: Outcomes, { player }: Pick<Followed, 'player'>): Outcome {
  const outcome = outcomes.get(player);
  if (!outcome) throw new Error('A player was not followed');
  return outcome;
}

interface Follower extends Followed {
  /** null when it is to be read. */
  cursor: Cursor | null;
  /** How often in a row somebody was in the way. */
  retries: number;
  /** Number of the last row that was counted elsewhere on the way. */
  counted: number;
}

interface Step extends NextMove {
  readonly follower: Follower;
}

const maxRetries = 4;
const shortestPauseMs = 10;

/**
 * Adds up the rows of players from where their cursors are, each exactly once and in the order of their numbers, whatever order
 * they came in. Rows that are not at hand are read from the ledger; parked players are left out.
 *
 * What else follows from their movements is counted first, see `CountMovements`. Players go together, as many as a transaction takes. When
 * one of them was in the way of the others, the others go on, and that one is read again and tried with its like. A player who fails, fails
 * alone.
 *
 * @param followed  each player once
 * @returns what became of each
 */
export async function followPlayers(
  dependencies: FollowDependencies,
  followed: readonly Followed[],
): Promise<Outcomes> {
  const { metrics, pause } = dependencies;
  const outcomes = new Map<string, Outcome>();
  let followers: Follower[] = followed.map((each) => ({ ...each, cursor: null, retries: 0, counted: 0 }));
  for (;;) {
    followers = followers.filter(({ player }) => !outcomes.has(player));
    if (followers.length === 0) return outcomes;
    const retries = Math.max(...followers.map((each) => each.retries));
    if (retries > 0) await pause(shortestPauseMs * 2 ** retries);
    await takeTurn();
  }

  async function takeTurn(): Promise<void> {
    await readCursors(followers.filter(({ cursor }) => !cursor));
    for (const follower of followers) if (follower.cursor) endWhereDone(follower, follower.cursor);
    const steps = await Promise.all(readyOf(followers).map(nextStep));
    const moving = await countedElsewhere(steps.filter((step) => step !== null));
    const apart = [
      moving.filter(({ follower }) => follower.retries === 0),
      moving.filter(({ follower }) => follower.retries > 0),
    ];
    await Promise.all(apart.flatMap(packed).map(commit));
  }

  async function readCursors(unread: readonly Follower[]): Promise<void> {
    if (unread.length === 0) return;
    try {
      const cursors = await metrics.cursors(unread.map(({ player }) => player));
      for (const follower of unread) {
        follower.cursor = cursors.get(follower.player) ?? null;
        if (!follower.cursor) hinder(follower);
      }
    } catch (error) {
      for (const { player } of unread) outcomes.set(player, { error });
    }
  }

  function endWhereDone({ player, upTo }: Follower, at: Cursor): void {
    if (at.isParked || at.lastSequence >= upTo) outcomes.set(player, { at });
  }

  /** Those whose rows are at hand go first: a row that is not may be long in coming. */
  function readyOf(all: readonly Follower[]): [Follower, Cursor][] {
    const ready = all.flatMap((follower): [Follower, Cursor][] =>
      follower.cursor && !outcomes.has(follower.player) ? [[follower, follower.cursor]] : [],
    );
    const atHand = ready.filter(([follower, at]) => follower.atHand.has(at.lastSequence + 1));
    return atHand.length > 0 ? atHand : ready;
  }

  async function nextStep([follower, from]: [Follower, Cursor]): Promise<Step | null> {
    try {
      const next = await nextMove(dependencies, follower, from);
      if (next) return { follower, ...next };
      outcomes.set(follower.player, { at: from });
    } catch (error) {
      outcomes.set(follower.player, { error });
    }
    return null;
  }

  /**
   * They come before the cursor, which vouches for them: whoever dies in between begins with the same rows again, and each that counts
   * knows which of them it has. Those whose movements cannot be counted stay where they are.
   */
  async function countedElsewhere(steps: readonly Step[]): Promise<readonly Step[]> {
    const uncounted = steps.flatMap(({ follower: { player, counted }, movements }) => {
      const rest = movements.filter(({ sequence }) => sequence > counted);
      return rest.length > 0 ? [{ player, movements: rest }] : [];
    });
    const failures = uncounted.length > 0 ? await dependencies.countMovements(uncounted) : new Map();
    for (const { follower, move } of steps) {
      if (failures.has(follower.player))
        outcomes.set(follower.player, { error: failures.get(follower.player) });
      else follower.counted = move.to;
    }
    return steps.filter(({ follower }) => !failures.has(follower.player));
  }

  async function commit(steps: readonly Step[]): Promise<void> {
    const attempt = Math.max(...steps.map(({ follower }) => follower.retries));
    const moves = steps.map(({ move }) => move);
    try {
      const advanced = await metrics.advance(moves, attempt);
      if (advanced.hasMoved) {
        for (const step of steps) moveOn(step);
        dependencies.onMoved?.(moves);
      } else if (advanced.inTheWay.size === 0) for (const { follower } of steps) hinder(follower);
      else
        for (const { follower } of steps) {
          const conflictKind = advanced.inTheWay.get(follower.player);
          if (conflictKind === 'unwritable') outcomes.set(follower.player, { error: unwritable() });
          if (conflictKind === 'conflict') readAgain(follower);
        }
    } catch (error) {
      // What is wrong with one of them is no fault of the others.
      if (steps.length > 1 && !isOutage(error as Error)) for (const step of steps) await commit([step]);
      else for (const { follower } of steps) outcomes.set(follower.player, { error });
    }
  }

  function readAgain(follower: Follower): void {
    follower.cursor = null;
    hinder(follower);
  }

  function hinder(follower: Follower): void {
    follower.retries += 1;
    if (follower.retries > maxRetries)
      outcomes.set(follower.player, { error: new Outage('Figures stayed contended') });
  }
}

function packed(steps: readonly Step[]): Step[][] {
  const byMove = new Map(steps.map((step) => [step.move, step]));
  return packMoves([...byMove.keys()]).map((moves) => moves.flatMap((move) => byMove.get(move) ?? []));
}

function moveOn({ follower, move: { from, to } }: Step): void {
  follower.cursor = { ...from, lastSequence: to, tries: 0 };
  follower.retries = 0;
}

function unwritable(): RowFault {
  return new RowFault('metrics-unwritable', "A player's own figures cannot take what would be added");
}
