import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { ever } from '#domain/ledger/metric-names';
import { recountAffiliate, type RecountAffiliateDependencies } from '#lambdas/affiliates/recount-affiliate';
import { type ClosedDays, closeDays, type CloseDaysDependencies } from '#lambdas/metrics/close-days';
import { logFailedRuns } from '#lambdas/runtime/log-failed-runs';
import { type ProjectDependencies, projectRows } from './project-rows';
import { recount, type Recounted } from './recount';
import { recountPlayer } from './recount-player';
import { replay, type Replayed } from './replay';
import { restoreHoldings, type RestoredHoldings } from './restore-holdings';

const place = z.strictObject({ player: z.string().min(1), entry: z.string().min(1) });
const metrics = z.record(z.string(), z.record(z.string(), z.number()));
const counted = { counted: metrics, unreadable: z.int().min(0) };
const onePlayer = z.strictObject({ player: z.string().min(1) });

/** What an operator can request by invoking the function; a schedule closes days. */
const request = z.union([
  z.strictObject({ close: z.literal('days') }),
  z.strictObject({ restore: z.literal('holdings'), since: z.iso.date() }),
  z.strictObject({ replay: z.union([z.literal('parked'), onePlayer]) }),
  z
    .strictObject({
      recount: z.union([z.iso.date(), z.literal(ever)]),
      unfinished: z.strictObject({ after: place, ...counted }).optional(),
    })
    .transform(({ recount: day, unfinished: from }) => ({ day, from })),
  z
    .strictObject({
      recount: onePlayer,
      unfinished: z.strictObject({ after: z.int().min(1), ...counted }).optional(),
    })
    .transform(({ recount: { player }, unfinished: from }) => ({ player, from })),
  z
    .strictObject({
      recount: z.strictObject({ affiliate: z.string().min(1) }),
      unfinished: z.strictObject({ after: z.string().min(1), ...counted }).optional(),
    })
    .transform(({ recount: { affiliate }, unfinished: from }) => ({ affiliate, from })),
]);

type Answer =
  | DynamoDBBatchResponse
  | Recounted
  | Recounted<number>
  | Recounted<string>
  | { replayed: Replayed[]; isComplete: boolean }
  | ClosedDays
  | RestoredHoldings;

/**
 * Keeps the metrics: adds the rows of the ledger's stream, closes days, and replays, recounts or restores on an operator's request.
 *
 * @throws ZodError for any other event
 */
export function project(
  dependencies: ProjectDependencies & CloseDaysDependencies & RecountAffiliateDependencies,
) {
  const close = logFailedRuns(dependencies.log, closeDays);
  return async (event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<Answer> => {
    if (isStreamEvent(event)) return projectRows(dependencies, event);
    const timeLeftMs = () => context.getRemainingTimeInMillis();
    const parsed = request.parse(event);
    if ('close' in parsed) return close(dependencies, timeLeftMs);
    if ('replay' in parsed) return replay(dependencies, parsed.replay, timeLeftMs);
    if ('restore' in parsed) return restoreHoldings(dependencies, parsed.since);
    if ('affiliate' in parsed) return recountAffiliate(dependencies, parsed, timeLeftMs);
    if ('day' in parsed) return recount(dependencies, parsed, timeLeftMs);
    return recountPlayer(dependencies, parsed, timeLeftMs);
  };
}

function isStreamEvent(event: unknown): event is DynamoDBStreamEvent {
  return typeof event === 'object' && event !== null && 'Records' in event;
}
