import { createHash } from 'node:crypto';
import type { StreamRecord } from '../dynamodb/stream/stream-record';

/** A batch that failed all its retries. */
interface DiscardedBatch {
  readonly records: readonly StreamRecord[];
  readonly functionArn: string;
  readonly invocations: number;
  readonly requestId: string;
  readonly at: Date;
}

/**
 * Builds the record of a discarded batch: its position in the stream, and the batch itself.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export function failureRecordOf(batch: DiscardedBatch): string {
  const { records, functionArn, invocations, requestId, at } = batch;
  const first = records[0] as StreamRecord;
  const last = records.at(-1) as StreamRecord;
  return JSON.stringify({
    requestContext: {
      requestId,
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
export function failureKeyOf(
  mappingId: string,
  streamArn: string,
  { at, uuid }: { at: Date; uuid: string },
): string {
  const instant = at.toISOString().slice(0, 19);
  const day = instant.slice(0, 10).replaceAll('-', '/');
  return `aws/lambda/${mappingId}/${shardIdOf(streamArn)}/${day}/${instant.replaceAll(':', '.')}-${uuid}`;
}

/** A local stream has one shard. */
function shardIdOf(streamArn: string): string {
  return `shardId-00000000000000000000-${createHash('md5').update(streamArn).digest('hex').slice(0, 8)}`;
}

function arrivalOf({ dynamodb }: StreamRecord): string {
  return new Date(dynamodb.ApproximateCreationDateTime * 1000).toISOString().replace('.000Z', 'Z');
}
