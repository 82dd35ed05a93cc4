import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { houseMetric } from '#domain/ledger/metric-names';
import type { HouseAccount } from '#domain/wallet/account';
import { addTotals } from '#lambdas/metrics/add-metrics';
import type { Totals } from '#lambdas/metrics/stores/metric-totals';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { type Log, logLines } from '#lambdas/runtime/log';
import { isOutage } from '#lambdas/runtime/outage';
import { type FollowDependencies, followPlayers, type Outcome, outcomeOf } from './follow-players';
import { groupBy } from './group-by';
import type { Followed } from './next-move';
import { faultOf, RowFault, sequenceOf } from './row-fault';

export interface ProjectDependencies extends FollowDependencies {
  readonly readRows: (event: DynamoDBStreamEvent) => StreamRow[];
  readonly now: () => Date;
  readonly log: Log;
}

/** A row that keeps failing is tried so often. It is less than the stream tries, so that parking comes before giving up. */
const mostTries = 5;

/** A row of the batch with its place in it; a row that cannot be put in order is one with a fault. */
type Placed = { readonly place: number; readonly row: StreamRow } & (
  | { readonly sequence: number; readonly image: Row }
  | { readonly fault: RowFault }
);

/** The rows of one player in a batch. */
interface PlayersRows {
  readonly player: string;
  readonly rows: readonly Placed[];
}

/**
 * Adds a batch of the ledger's stream to the figures, the rows of many players in a few transactions.
 *
 * The stream repeats everything from the first record that an answer names. So the answer names one, the first that is not in
 * the figures; what other players had after it is in already, and their cursors skip it the next time. A player whose row has
 * failed five times is parked, and the stream goes on.
 */
export async function projectRows(
  dependencies: ProjectDependencies,
  event: DynamoDBStreamEvent,
): Promise<DynamoDBBatchResponse> {
  const { readRows, log } = dependencies;
  const told = readRows(event);
  const inserted = told.flatMap((row, place) => (row.change === 'INSERT' ? [placed(row, place)] : []));
  if (inserted.length < told.length) log(logLines.rowsIgnored, { rows: told.length - inserted.length });

  const players = playersOf(inserted);
  let added: Totals = {};
  const onMoved: FollowDependencies['onMoved'] = (moves) => {
    const days = moves.flatMap((move) => Object.values(move.days));
    added = addTotals(added, ...days.map((metrics) => metrics[houseMetric] ?? {}));
  };
  const outcomes = await followPlayers({ ...dependencies, onMoved }, players.map(followed));
  logSweepsGiven(dependencies, added);
  const ends = await Promise.all(players.map((each) => endOf(dependencies, each, outcomeOf(outcomes, each))));
  const unfinished = ends.filter((end) => end !== 'done');
  log(logLines.rowsProjected, {
    rows: inserted.length,
    players: players.length,
    playersUnfinished: unfinished.length,
  });
  const [first] = unfinished.sort((left, right) => left.place - right.place);
  return { batchItemFailures: first ? [{ itemIdentifier: first.row.sequenceNumber }] : [] };
}

/** Accounts of the house that give Sweeps Coins away by chance or by somebody's hand: alarms watch what they lose in a day. */
const watchedAccounts = ['house:games', 'house:adjustments'] as const satisfies readonly HouseAccount[];

/** Logs what these accounts gave, below zero for what they took: rows that come again were in the figures before and are not among it. */
function logSweepsGiven({ log }: ProjectDependencies, added: Totals): void {
  for (const account of watchedAccounts) {
    const gained = added[`${account} sweeps`] ?? 0;
    if (gained !== 0) log(logLines.sweepsGiven, { account, sweeps: -gained });
  }
}

/** A player with those of their rows that can be put in order; one who has none is only read. */
function followed({ player, rows }: PlayersRows): Followed {
  const ordered = rows.filter((row) => 'sequence' in row);
  return {
    player,
    atHand: new Map(ordered.map(({ sequence, image }) => [sequence, image])),
    upTo: Math.max(0, ...ordered.map(({ sequence }) => sequence)),
  };
}

/** What there is left to do for a player: nothing, or the stream has to repeat from a row. */
async function endOf(
  dependencies: ProjectDependencies,
  players: PlayersRows,
  outcome: Outcome,
): Promise<'done' | Placed> {
  const error = errorOf(players, outcome);
  if (error === null) return 'done';
  const fault = faultOf(error);
  dependencies.log(logLines.rowFailed, { error, fault });
  // A table that is away is no fault of the row: it is not counted, nor could it be.
  if (isOutage(error as Error)) return players.rows[0] ?? 'done';
  return failOnce(dependencies, players, fault);
}

/** Rows that cannot be put in order come after those that can. */
function errorOf({ rows }: PlayersRows, outcome: Outcome): unknown {
  if ('error' in outcome) return outcome.error;
  const unordered = rows.find((row) => 'fault' in row);
  return unordered && !outcome.at.isParked ? unordered.fault : null;
}

/** Counts a try of the row that failed, and parks its player after the last one. */
async function failOnce(
  { metrics, now, log }: ProjectDependencies,
  { player, rows }: PlayersRows,
  fault: string,
): Promise<'done' | Placed> {
  try {
    const at = await metrics.cursor(player);
    const tries = at.tries + 1;
    if (tries >= mostTries && (await metrics.park(at, { fault, parkedAt: now() }))) {
      log(logLines.playerParked, { fault, tries });
      return 'done';
    }
    await metrics.countTry(at, fault);
    return rows.find((row) => 'fault' in row || row.sequence > at.lastSequence) ?? 'done';
  } catch (error) {
    log(logLines.rowFailed, { error });
    return rows[0] ?? 'done';
  }
}

function placed(row: StreamRow, place: number): Placed {
  try {
    const image = row.after();
    return { place, row, sequence: sequenceOf(image), image: image as Row };
  } catch (error) {
    const unreadable = 'A row of the ledger cannot be read from the stream';
    const fault = error instanceof RowFault ? error : new RowFault('row-unreadable', unreadable, error);
    return { place, row, fault };
  }
}

function playersOf(rows: readonly Placed[]): PlayersRows[] {
  const byPlayer = groupBy(rows, ({ row }) => row.key['player'] as string);
  return [...byPlayer].map(([player, theirs]) => ({ player, rows: theirs }));
}
