import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { houseMetric } from '#domain/ledger/metric-names';
import type { HouseAccount } from '#domain/wallet/account';
import { addTotals } from '#lambdas/metrics/add-metrics';
import type { Totals } from '#lambdas/metrics/stores/metric-totals';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { groupBy } from '#lambdas/runtime/group-by';
import { type Log, logLines } from '#lambdas/runtime/log';
import { isOutage } from '#lambdas/runtime/outage';
import { type FollowDependencies, followPlayers, type Outcome, outcomeOf } from './follow-players';
import type { Followed } from './next-move';
import { faultOf, RowFault, sequenceOf } from './row-fault';

export interface ProjectDependencies extends FollowDependencies {
  readonly readRows: (event: DynamoDBStreamEvent) => StreamRow[];
  readonly now: () => Date;
  readonly log: Log;
}

/** Tries of a failing row, fewer than those of the stream, so that the player is parked before the stream gives up. */
const mostTries = 5;

/** A row with its position in the batch; a row without a readable number has a fault. */
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
 * Adds a batch of the ledger's stream to the metrics, the rows of many players in a few transactions.
 *
 * The stream retries from the first record that the response reports, so the response reports the first row that was not added; later rows
 * of other players are added already, and their cursors skip them in the retry. A player whose row has failed five times is parked, and the
 * stream continues.
 */
export async function projectRows(
  dependencies: ProjectDependencies,
  event: DynamoDBStreamEvent,
): Promise<DynamoDBBatchResponse> {
  const { readRows, log } = dependencies;
  const streamRows = readRows(event);
  const inserted = streamRows.flatMap((row, place) => (row.change === 'INSERT' ? [placed(row, place)] : []));
  if (inserted.length < streamRows.length)
    log(logLines.rowsIgnored, { rows: streamRows.length - inserted.length });

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

/** House accounts that give Sweeps Coins by chance or by an admin; alarms watch their daily losses. */
const watchedAccounts = ['house:games', 'house:adjustments'] as const satisfies readonly HouseAccount[];

/** Logs what these accounts gave, negative for what they took. Repeated rows are not added again, so they are not included. */
function logSweepsGiven({ log }: ProjectDependencies, added: Totals): void {
  for (const account of watchedAccounts) {
    const gained = added[`${account} sweeps`] ?? 0;
    if (gained !== 0) log(logLines.sweepsGiven, { account, sweeps: -gained });
  }
}

/** A player with the rows that have a number; without any, only the cursor is read. */
function followed({ player, rows }: PlayersRows): Followed {
  const ordered = rows.filter((row) => 'sequence' in row);
  return {
    player,
    atHand: new Map(ordered.map(({ sequence, image }) => [sequence, image])),
    upTo: Math.max(0, ...ordered.map(({ sequence }) => sequence)),
  };
}

/** The result for a player: done, or the row from which the stream must retry. */
async function endOf(
  dependencies: ProjectDependencies,
  players: PlayersRows,
  outcome: Outcome,
): Promise<'done' | Placed> {
  const error = errorOf(players, outcome);
  if (error === null) return 'done';
  const fault = faultOf(error);
  dependencies.log(logLines.rowFailed, { error, fault });
  // An unavailable table is no fault of the row, and its try could not be counted.
  if (isOutage(error as Error)) return players.rows[0] ?? 'done';
  return failOnce(dependencies, players, fault);
}

/** Rows without a number come after those with one. */
function errorOf({ rows }: PlayersRows, outcome: Outcome): unknown {
  if ('error' in outcome) return outcome.error;
  const unordered = rows.find((row) => 'fault' in row);
  return unordered && !outcome.at.isParked ? unordered.fault : null;
}

/** Counts a try of the failed row, and parks its player after the last one. */
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
  return [...byPlayer].map(([player, ofPlayer]) => ({ player, rows: ofPlayer }));
}
