import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

/** A function that reads the stream of a table. */
export type StreamMapping = ReturnType<typeof readStreamMapping>;
/** A function that consumes a queue. */
export type QueueMapping = ReturnType<typeof readQueueMapping>;

const common = {
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).max(1).default([]),
};

const streamProperties = z.strictObject({
  ...common,
  BatchSize: z.int().min(1).max(10_000).default(100),
  StartingPosition: z.literal('TRIM_HORIZON'),
  MaximumRetryAttempts: z.int().min(-1).max(10_000).default(-1),
  BisectBatchOnFunctionError: z.boolean().default(false),
  MaximumRecordAgeInSeconds: z.union([z.literal(-1), z.int().min(60).max(604_800)]).default(-1),
  DestinationConfig: z
    .strictObject({
      OnFailure: z.strictObject({
        Destination: z.string().regex(/^arn:aws:s3:::/, 'the offline host supports only buckets'),
      }),
    })
    .optional(),
});

const queueProperties = z.strictObject({
  ...common,
  // Larger batches need a window, which is not emulated, and FIFO queues have none:
  // https://docs.aws.amazon.com/lambda/latest/api/API_CreateEventSourceMapping.html
  BatchSize: z.int().min(1).max(10, 'more than 10 messages a batch need a window').default(10),
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-lambda-eventsourcemapping-scalingconfig.html
  ScalingConfig: z.strictObject({ MaximumConcurrency: z.int().min(2).max(1000).optional() }).optional(),
});

const type = 'AWS::Lambda::EventSourceMapping';
const readOfStream = readerOf(type, streamProperties, { Tags: 'labels' });
const readOfQueue = readerOf(type, queueProperties, { Tags: 'labels' });

/**
 * Reads an `AWS::Lambda::EventSourceMapping` on the stream of a table or on a queue.
 *
 * @param properties  with intrinsics resolved
 * @throws Error for a property that is not emulated, including filters, or another kind of source
 */
export function readMapping(logicalId: string, properties: unknown): StreamMapping | QueueMapping {
  const { EventSourceArn } = properties as { EventSourceArn?: unknown };
  const sourceArn = String(EventSourceArn);
  if (/^arn:aws:dynamodb:.*\/stream\//.test(sourceArn)) return readStreamMapping(logicalId, properties);
  if (sourceArn.startsWith('arn:aws:sqs:')) return readQueueMapping(logicalId, properties);
  throw new Error(`${logicalId}: the offline host has no events of ${sourceArn}.`);
}

function readStreamMapping(logicalId: string, properties: unknown) {
  const read = readOfStream(logicalId, properties);
  return {
    kind: 'stream' as const,
    ...baseOf(logicalId, read),
    mostRetries: unlimited(read.MaximumRetryAttempts),
    bisects: read.BisectBatchOnFunctionError,
    mostAgeMs: unlimited(read.MaximumRecordAgeInSeconds) * 1000,
    /** ARN of a bucket for batches that failed all retries. */
    failureDestination: read.DestinationConfig?.OnFailure.Destination,
  };
}

function readQueueMapping(logicalId: string, properties: unknown) {
  const read = readOfQueue(logicalId, properties);
  return {
    kind: 'queue' as const,
    ...baseOf(logicalId, read),
    /** Batches that the function processes at once; undefined without a limit of the mapping. */
    mostConcurrent: read.ScalingConfig?.MaximumConcurrency,
  };
}

function baseOf(logicalId: string, read: z.infer<typeof streamProperties> | z.infer<typeof queueProperties>) {
  return {
    logicalId,
    /** Name or ARN. */
    functionName: read.FunctionName,
    sourceArn: read.EventSourceArn,
    batchSize: read.BatchSize,
    /** Whether the function reports failed entries. */
    reportsFailures: read.FunctionResponseTypes.length > 0,
  };
}

function unlimited(value: number): number {
  return value === -1 ? Infinity : value;
}
