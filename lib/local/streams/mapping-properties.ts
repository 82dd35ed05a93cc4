import * as z from 'zod';
import { readProperties } from '../template/resource-properties';

interface MappingBase {
  readonly logicalId: string;
  /** Name or ARN. */
  readonly functionName: string;
  readonly sourceArn: string;
  readonly isEnabled: boolean;
  readonly batchSize: number;
  readonly windowMs: number;
  /** Whether the function reports failed entries. */
  readonly reportsFailures: boolean;
}

/** A function that reads the stream of a table. */
export interface StreamMapping extends MappingBase {
  readonly kind: 'stream';
  readonly start: 'TRIM_HORIZON' | 'LATEST';
  readonly mostRetries: number;
  readonly bisects: boolean;
  readonly mostAgeMs: number;
  /** ARN of a bucket or queue for batches that failed all retries. */
  readonly failureDestination: string | undefined;
}

/** A function that consumes a queue. */
export interface QueueMapping extends MappingBase {
  readonly kind: 'queue';
  readonly mostConcurrent: number | undefined;
}

const common = {
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  Enabled: z.boolean().default(true),
  MaximumBatchingWindowInSeconds: z.int().min(0).max(300).default(0),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).max(1).default([]),
};

const streamProperties = z.strictObject({
  ...common,
  BatchSize: z.int().min(1).max(10_000).default(100),
  StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']),
  MaximumRetryAttempts: z.int().min(-1).max(10_000).default(-1),
  BisectBatchOnFunctionError: z.boolean().default(false),
  MaximumRecordAgeInSeconds: z.union([z.literal(-1), z.int().min(60).max(604_800)]).default(-1),
  DestinationConfig: z
    .strictObject({
      OnFailure: z.strictObject({
        Destination: z
          .string()
          .regex(/^arn:aws:(s3:::|sqs:)/, 'the offline host supports only buckets and queues'),
      }),
    })
    .optional(),
});

const queueProperties = z
  .strictObject({
    ...common,
    BatchSize: z.int().min(1).max(10_000).default(10),
    ScalingConfig: z.strictObject({ MaximumConcurrency: z.int().min(2).max(1000) }).optional(),
  })
  // https://docs.aws.amazon.com/lambda/latest/api/API_CreateEventSourceMapping.html
  .refine(
    ({ BatchSize, MaximumBatchingWindowInSeconds: window }) => BatchSize <= 10 || window >= 1,
    'more than 10 messages a batch need a window of a second at least',
  )
  .refine(
    ({ EventSourceArn, BatchSize, MaximumBatchingWindowInSeconds: window }) =>
      !EventSourceArn.endsWith('.fifo') || (BatchSize <= 10 && window === 0),
    'a FIFO queue has no window, and batches of 10 at most',
  );

const inert = { Tags: 'labels' };
const inertForStreams = {
  ...inert,
  ParallelizationFactor: 'one batch at a time keeps the order of every item',
};

/**
 * Reads an `AWS::Lambda::EventSourceMapping` on the stream of a table or on a queue.
 *
 * @param properties  with intrinsics resolved
 * @throws Error for a property that is not emulated, including filters, or another kind of source
 */
export function readMapping(logicalId: string, properties: unknown): StreamMapping | QueueMapping {
  const { EventSourceArn: sourceArn } = properties as { EventSourceArn?: unknown };
  if (/^arn:aws:dynamodb:.*\/stream\//.test(String(sourceArn)))
    return readStreamMapping(logicalId, properties);
  if (String(sourceArn).startsWith('arn:aws:sqs:')) return readQueueMapping(logicalId, properties);
  throw new Error(`${logicalId}: the offline host has no events of ${String(sourceArn)}.`);
}

function readStreamMapping(logicalId: string, properties: unknown): StreamMapping {
  const type = 'AWS::Lambda::EventSourceMapping';
  const schema = streamProperties;
  const read = readProperties({ type, logicalId, properties, schema, inert: inertForStreams });
  return {
    kind: 'stream',
    ...baseOf(logicalId, read),
    start: read.StartingPosition,
    mostRetries: unlimited(read.MaximumRetryAttempts),
    bisects: read.BisectBatchOnFunctionError,
    mostAgeMs: unlimited(read.MaximumRecordAgeInSeconds) * 1000,
    failureDestination: read.DestinationConfig?.OnFailure.Destination,
  };
}

function readQueueMapping(logicalId: string, properties: unknown): QueueMapping {
  const type = 'AWS::Lambda::EventSourceMapping';
  const read = readProperties({ type, logicalId, properties, schema: queueProperties, inert });
  return {
    kind: 'queue',
    ...baseOf(logicalId, read),
    mostConcurrent: read.ScalingConfig?.MaximumConcurrency,
  };
}

function baseOf(
  logicalId: string,
  read: z.infer<typeof streamProperties> | z.infer<typeof queueProperties>,
): MappingBase {
  return {
    logicalId,
    functionName: read.FunctionName,
    sourceArn: read.EventSourceArn,
    isEnabled: read.Enabled,
    batchSize: read.BatchSize,
    windowMs: read.MaximumBatchingWindowInSeconds * 1000,
    reportsFailures: read.FunctionResponseTypes.length > 0,
  };
}

function unlimited(value: number): number {
  return value === -1 ? Infinity : value;
}
