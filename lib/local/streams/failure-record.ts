import { createHash, randomUUID } from 'node:crypto';
import type { StreamRecord } from '../dynamodb/stream/stream-record';

/** A batch that failed all its retries. */
interface DiscardedBatch {
  readonly records: readonly StreamRecord[];
  readonly mappingId: string;
  readonly functionArn: string;
  readonly invocations: number;
  readonly at: Date;
}

/**
 * Builds the record of a discarded batch: its position in the stream, and the batch itself.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export function failureRecordOf({ records, functionArn, invocations, at }: DiscardedBatch): string {
  const first = records[0] as StreamRecord;
  const last = records.at(-1) as StreamRecord;
  return JSON.stringify({
    requestContext: {
      requestId: randomUUID(),
      functionArn,
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: invocations,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: at.toISOString(),
    DDBStreamBatchInfo: {
      shardId: shardIdOf(first.eventSourceARN),
      startSequenceNumber: first.dynamodb.SequenceNumber,
      endSequenceNumber: last.dynamodb.SequenceNumber,
      approximateArrivalOfFirstRecord: arrivalOf(first),
      approximateArrivalOfLastRecord: arrivalOf(last),
      batchSize: records.length,
      streamArn: first.eventSourceARN,
    },
    payload: JSON.stringify({ Records: records }),
  });
}

/** The key of such a record in a bucket: `aws/lambda/<mapping>/<shard>/YYYY/MM/DD/YYYY-MM-DDTHH.MM.SS-<uuid>`. */
export function failureKeyOf({ records, mappingId, at }: DiscardedBatch): string {
  const instant = at.toISOString().slice(0, 19);
  const day = instant.slice(0, 10).replaceAll('-', '/');
  const shardId = shardIdOf((records[0] as StreamRecord).eventSourceARN);
  return `aws/lambda/${mappingId}/${shardId}/${day}/${instant.replaceAll(':', '.')}-${randomUUID()}`;
}

/** A local stream has one shard. */
function shardIdOf(streamArn: string): string {
  return `shardId-00000000000000000000-${createHash('md5').update(streamArn).digest('hex').slice(0, 8)}`;
}

function arrivalOf({ dynamodb }: StreamRecord): string {
  return new Date(dynamodb.ApproximateCreationDateTime * 1000).toISOString().replace('.000Z', 'Z');
}
