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
  /** Called with moves once they are part of the metrics. */
  readonly onMoved?: (moves: readonly Move[]) => void;
}

/**
 * Counts movements in the other projections of the ledger, such as quests and commission. Counting a movement again changes nothing.
 *
 * @param moved  each player once, with movements in their order and without a gap to those that were counted before
 * @returns the error of each player whose movements could not be counted
 */
export type CountMovements = (
  moved: readonly { readonly player: string; readonly movements: readonly Movement[] }[],
) => Promise<ReadonlyMap<string, unknown>>;

/** Where a player's cursor ended, or the error that stopped it: a RowFault of the first row that cannot be added, or an outage. */
export type Outcome = { readonly at: Cursor } | { readonly error: unknown };

type Outcomes = ReadonlyMap<string, Outcome>;

/** The outcome of a player who was followed. */
export function outcomeOf(outcomes: Outcomes, { player }: Pick<Followed, 'player'>): Outcome {
  const outcome = outcomes.get(player);
  if (!outcome) throw new Error('A player was not followed');
  return outcome;
}

/** A player in the queue. */
interface Follower extends Followed {
  /** null when it has to be read. */
  readonly cursor: Cursor | null;
  /** Conflicts in a row. */
  readonly retries: number;
  /** Number of the last row that the other projections have counted. */
  readonly counted: number;
}

interface Located extends Follower {
  readonly cursor: Cursor;
}

interface Step extends NextMove {
  readonly follower: Located;
}

/** The result of a turn for one player: done, back in the queue, or back in the queue after a conflict. */
type Turn =
  | { readonly kind: 'done'; readonly player: string; readonly outcome: Outcome }
  | { readonly kind: 'continue'; readonly follower: Follower }
  | { readonly kind: 'retry'; readonly follower: Follower };

/** Players who left a turn at one of its stages, and what the others take to the next stage. */
interface Stage<Next> {
  readonly turns: readonly Turn[];
  readonly next: readonly Next[];
}

const maxRetries = 4;
const shortestPauseMs = 10;

/**
 * Adds the rows of players to the metrics from their cursors on, each once and in the order of their numbers, in whatever order they
 * arrived. Rows that are not at hand are read from the ledger; parked players are left out.
 *
 * The other projections count first, see `CountMovements`. Players share a transaction, as many as it takes. After a conflict, the players
 * whose cursors conflicted are read again and tried apart; the others continue. An error of one player stops no other.
 *
 * @param followed  each player once
 */
export async function followPlayers(
  dependencies: FollowDependencies,
  followed: readonly Followed[],
): Promise<Outcomes> {
  const outcomes = new Map<string, Outcome>();
  let queue: Follower[] = followed.map((each) => ({ ...each, cursor: null, retries: 0, counted: 0 }));
  while (queue.length > 0) {
    const retries = Math.max(...queue.map((each) => each.retries));
    if (retries > 0) await dependencies.pause(shortestPauseMs * 2 ** retries);
    const turns = await takeTurn(dependencies, queue);
    for (const turn of turns) if (turn.kind === 'done') outcomes.set(turn.player, turn.outcome);
    queue = turns.flatMap((turn) => (turn.kind === 'done' ? [] : [turn.follower]));
  }
  return outcomes;
}

/** Takes every player of the queue one step further, or finds why not. */
async function takeTurn(dependencies: FollowDependencies, queue: readonly Follower[]): Promise<Turn[]> {
  const located = await readCursors(dependencies, queue);
  const unfinished = endWhereDone(located.next);
  const ready = chooseReady(unfinished.next);
  const found = await findMoves(dependencies, ready.next);
  const counted = await countElsewhere(dependencies, found.next);
  const groups = [
    counted.next.filter(({ follower }) => follower.retries === 0),
    counted.next.filter(({ follower }) => follower.retries > 0),
  ].flatMap((steps) => packed(dependencies, steps));
  const committed = await Promise.all(groups.map((steps) => commit(dependencies, steps)));
  return [...[located, unfinished, ready, found, counted].flatMap(({ turns }) => turns), ...committed.flat()];
}

async function readCursors(
  { metrics }: FollowDependencies,
  queue: readonly Follower[],
): Promise<Stage<Located>> {
  const known = queue.filter(isLocated);
  const unread = queue.filter((follower) => !isLocated(follower));
  if (unread.length === 0) return { turns: [], next: known };
  try {
    const cursors = await metrics.cursors(unread.map(({ player }) => player));
    const read = unread.map((follower) => ({ ...follower, cursor: cursors.get(follower.player) ?? null }));
    return {
      turns: read.filter((follower) => !isLocated(follower)).map(retry),
      next: [...known, ...read.filter(isLocated)],
    };
  } catch (error) {
    return { turns: unread.map(({ player }) => done(player, { error })), next: known };
  }
}

function endWhereDone(followers: readonly Located[]): Stage<Located> {
  const isDone = ({ cursor, upTo }: Located) => cursor.isParked || cursor.lastSequence >= upTo;
  return {
    turns: followers.filter(isDone).map(({ player, cursor }) => done(player, { at: cursor })),
    next: followers.filter((follower) => !isDone(follower)),
  };
}

/** Players whose next row is at hand go first: reading another one may take long. */
function chooseReady(followers: readonly Located[]): Stage<Located> {
  const isAtHand = ({ atHand, cursor }: Located) => atHand.has(cursor.lastSequence + 1);
  if (!followers.some(isAtHand)) return { turns: [], next: followers };
  return {
    turns: followers.filter((follower) => !isAtHand(follower)).map(continued),
    next: followers.filter(isAtHand),
  };
}

async function findMoves(
  dependencies: FollowDependencies,
  followers: readonly Located[],
): Promise<Stage<Step>> {
  const found = await Promise.all(
    followers.map(async (follower): Promise<Step | Turn> => {
      try {
        const next = await nextMove(dependencies, follower, follower.cursor);
        return next ? { follower, ...next } : done(follower.player, { at: follower.cursor });
      } catch (error) {
        return done(follower.player, { error });
      }
    }),
  );
  return {
    turns: found.filter((each) => 'kind' in each),
    next: found.filter((each): each is Step => !('kind' in each)),
  };
}

/**
 * Has the other projections count before the cursor advances, which vouches for them: after a crash in between, the same rows are
 * counted again, and each projection recognizes them. Players whose movements cannot be counted stay where they are.
 */
async function countElsewhere(
  { countMovements }: FollowDependencies,
  steps: readonly Step[],
): Promise<Stage<Step>> {
  const uncounted = steps.flatMap(({ follower: { player, counted }, movements }) => {
    const rest = movements.filter(({ sequence }) => sequence > counted);
    return rest.length > 0 ? [{ player, movements: rest }] : [];
  });
  const errors = uncounted.length > 0 ? await countMovements(uncounted) : new Map<string, unknown>();
  return {
    turns: [...errors].map(([player, error]) => done(player, { error })),
    next: steps
      .filter(({ follower }) => !errors.has(follower.player))
      .map((step) => ({ ...step, follower: { ...step.follower, counted: step.move.to } })),
  };
}

/** Advances the cursors of a group in one transaction with the metrics that their rows add to. */
async function commit(dependencies: FollowDependencies, steps: readonly Step[]): Promise<Turn[]> {
  const { metrics, onMoved } = dependencies;
  const moves = steps.map(({ move }) => move);
  const attempt = Math.max(...steps.map(({ follower }) => follower.retries));
  try {
    const advanced = await metrics.advance(moves, attempt);
    if (advanced.hasMoved) {
      onMoved?.(moves);
      return steps.map(moved);
    }
    if (advanced.conflicts.size === 0) return steps.map(({ follower }) => retry(follower));
    return steps.map(({ follower }) => {
      const conflict = advanced.conflicts.get(follower.player);
      if (conflict === 'unwritable') return done(follower.player, { error: unwritable() });
      return conflict ? retry({ ...follower, cursor: null }) : continued(follower);
    });
  } catch (error) {
    // An error of one player is no error of the others.
    if (steps.length > 1 && !isOutage(error as Error)) return commitOneByOne(dependencies, steps);
    return steps.map(({ follower: { player } }) => done(player, { error }));
  }
}

async function commitOneByOne(dependencies: FollowDependencies, steps: readonly Step[]): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const step of steps) turns.push(...(await commit(dependencies, [step])));
  return turns;
}

function packed({ metrics }: FollowDependencies, steps: readonly Step[]): Step[][] {
  const byMove = new Map(steps.map((step) => [step.move, step]));
  return packMoves([...byMove.keys()], metrics.itemsOf).map((moves) =>
    moves.flatMap((move) => byMove.get(move) ?? []),
  );
}

function moved({ follower, move: { from, to, activeOn = from.activeOn } }: Step): Turn {
  return continued({ ...follower, cursor: { ...from, lastSequence: to, tries: 0, activeOn }, retries: 0 });
}

function done(player: string, outcome: Outcome): Turn {
  return { kind: 'done', player, outcome };
}

function continued(follower: Follower): Turn {
  return { kind: 'continue', follower };
}

function retry(follower: Follower): Turn {
  const retries = follower.retries + 1;
  if (retries > maxRetries)
    return done(follower.player, { error: new Outage('The metrics stayed contended') });
  return { kind: 'retry', follower: { ...follower, retries } };
}

function isLocated(follower: Follower): follower is Located {
  return follower.cursor !== null;
}

function unwritable(): RowFault {
  return new RowFault('metrics-unwritable', "A player's own figures cannot take what would be added");
}
