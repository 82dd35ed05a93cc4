import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { Row, StreamRow } from '#stores/stream-rows';
import { type Log, logLines } from '../../outcome/log';
import { isOutage } from '../../outcome/outage';
import { groupBy } from '../group-by';
import { type FollowDependencies, followPlayer } from './follow-player';
import { RowFault, sequenceOf } from './house-totals';

export interface ProjectDependencies extends FollowDependencies {
  readonly readRows: (event: DynamoDBStreamEvent) => StreamRow[];
  readonly now: () => Date;
  readonly log: Log;
}

/** A row that keeps failing is tried so often. It is less than the stream tries, so that parking comes before giving up. */
const mostTries = 5;

/** A row of the batch with its place in it; a row that cannot be put in order is one with a fault. */
type Placed = { readonly place: number; readonly row: StreamRow } & (
  { readonly sequence: number; readonly image: Row } | { readonly fault: RowFault }
);

/** The rows of one player in a batch. */
interface PlayersRows {
  readonly player: string;
  readonly rows: readonly Placed[];
}

/**
 * Adds a batch of the ledger's stream to the figures. Players of different parts of the totals are followed side by side, those of
 * one part in turn, so that they do not get into each other's transactions.
 *
 * The stream repeats everything from the first record that an answer names. So the answer names one, the first that is not in
 * the figures; what other players had after it is in already, and their cursors skip it the next time. A player whose row has
 * failed five times is parked, and the stream goes on.
 */
export async function projectRows(
  dependencies: ProjectDependencies,
  event: DynamoDBStreamEvent,
): Promise<DynamoDBBatchResponse> {
  const { figures, readRows, log } = dependencies;
  const told = readRows(event);
  const inserted = told.flatMap((row, place) => (row.change === 'INSERT' ? [placed(row, place)] : []));
  if (inserted.length < told.length) log(logLines.rowsIgnored, { rows: told.length - inserted.length });

  const players = playersOf(inserted);
  const turns = groupBy(players, ({ player }) => figures.shardOf(player)).values();
  const unfinished = (await Promise.all([...turns].map(inTurn))).flat();
  log(logLines.rowsProjected, {
    ...{ rows: inserted.length, players: players.length, playersUnfinished: unfinished.length },
  });
  const [first] = unfinished.sort((left, right) => left.place - right.place);
  return { batchItemFailures: first ? [{ itemIdentifier: first.row.sequenceNumber }] : [] };

  async function inTurn(waiting: readonly PlayersRows[]): Promise<Placed[]> {
    const unfinished: Placed[] = [];
    for (const [index, players] of waiting.entries()) {
      const outcome = await projectPlayer(dependencies, players);
      // Those after it would wait for the same table until the function's time is over.
      if (outcome === 'away')
        return [...unfinished, ...waiting.slice(index).flatMap(({ rows }) => rows[0] ?? [])];
      if (outcome !== 'done') unfinished.push(outcome);
    }
    return unfinished;
  }
}

/** Follows a player to the end of their rows, or tells the row from which the stream has to repeat. */
async function projectPlayer(
  dependencies: ProjectDependencies,
  players: PlayersRows,
): Promise<'done' | 'away' | Placed> {
  const { log } = dependencies;
  try {
    await follow(dependencies, players);
    return 'done';
  } catch (error) {
    const fault = faultOf(error);
    log(logLines.rowFailed, { error, fault });
    // A table that is away is no fault of the row: it is not counted, nor could it be.
    if (isOutage(error as Error)) return 'away';
    return failOnce(dependencies, players, fault);
  }
}

/** @throws RowFault for the first row that cannot be added; those before it have been, as have those that could be put in order */
async function follow(dependencies: ProjectDependencies, { player, rows }: PlayersRows): Promise<void> {
  const ordered = rows.filter((row) => 'sequence' in row);
  if (ordered.length > 0)
    await followPlayer(dependencies, {
      player,
      atHand: new Map(ordered.map(({ sequence, image }) => [sequence, image])),
      upTo: Math.max(...ordered.map(({ sequence }) => sequence)),
    });
  const unordered = rows.find((row) => 'fault' in row);
  if (unordered && !(await dependencies.figures.cursor(player)).isParked) throw unordered.fault;
}

/** Counts a try of the row that failed, and parks its player after the last one. */
async function failOnce(
  { figures, now, log }: ProjectDependencies,
  { player, rows }: PlayersRows,
  fault: string,
): Promise<'done' | 'away' | Placed> {
  try {
    const at = await figures.cursor(player);
    const tries = at.tries + 1;
    if (tries >= mostTries && (await figures.park(at, { fault, parkedAt: now() }))) {
      log(logLines.playerParked, { fault, tries });
      return 'done';
    }
    await figures.countTry(at, fault);
    return rows.find((row) => 'fault' in row || row.sequence > at.lastSequence) ?? 'done';
  } catch (error) {
    log(logLines.rowFailed, { error });
    return 'away';
  }
}

/** What is kept and logged of an error: never its message, which may quote the row. */
export function faultOf(error: unknown): string {
  return error instanceof RowFault ? error.code : (error as Error).name;
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
