import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { ever } from '#domain/ledger/metric-names';
import { recountAffiliate, type RecountAffiliateDependencies } from '#lambdas/affiliates/recount-affiliate';
import { type ProjectDependencies, projectRows } from './project-rows';
import { recount, type Recounted } from './recount';
import { recountPlayer } from './recount-player';
import { replay, type Replayed } from './replay';

const place = z.strictObject({ player: z.string().min(1), entry: z.string().min(1) });
const metrics = z.record(z.string(), z.record(z.string(), z.number()));
const counted = { counted: metrics, unreadable: z.int().min(0) };
const onePlayer = z.strictObject({ player: z.string().min(1) });

/** What a person asks of the figures by invoking the function. */
const request = z.union([
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
  | { replayed: Replayed[]; isComplete: boolean };

/**
 * Keeps the figures: adds what the stream of the ledger tells, and replays or recounts from the ledger when a person asks.
 *
 * @throws ZodError for what is neither
 */
export function project(dependencies: ProjectDependencies & RecountAffiliateDependencies) {
  return async (event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<Answer> => {
    if (isStreamEvent(event)) return projectRows(dependencies, event);
    const timeLeftMs = () => context.getRemainingTimeInMillis();
    const asked = request.parse(event);
    if ('replay' in asked) return replay(dependencies, asked.replay, timeLeftMs);
    if ('affiliate' in asked) return recountAffiliate(dependencies, asked, timeLeftMs);
    if ('day' in asked) return recount(dependencies, asked, timeLeftMs);
    return recountPlayer(dependencies, asked, timeLeftMs);
  };
}

function isStreamEvent(event: unknown): event is DynamoDBStreamEvent {
  return typeof event === 'object' && event !== null && 'Records' in event;
}
