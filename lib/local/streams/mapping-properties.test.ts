import { describe, expect, it } from 'vitest';

import { readMapping } from './mapping-properties';

const stream = {
  FunctionName: 'reader',
  EventSourceArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/notes/stream/2026-01-01T00:00:00.000',
  StartingPosition: 'LATEST',
};
const queue = { FunctionName: 'reader', EventSourceArn: 'arn:aws:sqs:us-east-1:000000000000:notes' };
const fifo = { ...queue, EventSourceArn: `${queue.EventSourceArn}.fifo` };

// https://docs.aws.amazon.com/lambda/latest/api/API_CreateEventSourceMapping.html
describe('readMapping', () => {
  it("applies Lambda's defaults to a stream: 100 records, unlimited retries", () => {
    expect(readMapping('Mapping', stream)).toEqual({
      kind: 'stream',
      logicalId: 'Mapping',
      functionName: 'reader',
      sourceArn: stream.EventSourceArn,
      isEnabled: true,
      batchSize: 100,
      windowMs: 0,
      reportsFailures: false,
      start: 'LATEST',
      mostRetries: Infinity,
      bisects: false,
      mostAgeMs: Infinity,
      failureDestination: undefined,
    });
  });

  it("applies Lambda's defaults to a queue: 10 messages", () => {
    expect(readMapping('Mapping', queue)).toMatchObject({
      kind: 'queue',
      batchSize: 10,
      windowMs: 0,
      mostConcurrent: undefined,
    });
  });

  it.each([
    ['filters', { ...stream, FilterCriteria: { Filters: [{ Pattern: '{}' }] } }, 'FilterCriteria'],
    ['a tumbling window', { ...stream, TumblingWindowInSeconds: 10 }, 'TumblingWindowInSeconds'],
    ['no starting position', { ...stream, StartingPosition: undefined }, 'StartingPosition'],
    ['a position in time', { ...stream, StartingPosition: 'AT_TIMESTAMP' }, 'StartingPosition'],
    [
      'a topic for failures',
      { ...stream, DestinationConfig: { OnFailure: { Destination: 'arn:aws:sns:us-east-1:0:t' } } },
      'only buckets and queues',
    ],
    ['another answer', { ...queue, FunctionResponseTypes: ['Everything'] }, 'FunctionResponseTypes'],
    ['a starting position of a queue', { ...queue, StartingPosition: 'LATEST' }, 'StartingPosition'],
    ['a large batch without a window', { ...queue, BatchSize: 11 }, 'window'],
    ['a window on a FIFO queue', { ...fifo, MaximumBatchingWindowInSeconds: 1 }, 'FIFO'],
    ['a large batch of a FIFO queue', { ...fifo, BatchSize: 11, MaximumBatchingWindowInSeconds: 1 }, 'FIFO'],
    ['another source', { ...queue, EventSourceArn: 'arn:aws:kinesis:us-east-1:0:stream/s' }, 'no events of'],
  ])('throws for a mapping with %s', (_what, properties, message) => {
    const read = () => readMapping('Mapping', properties);

    expect(read).toThrow(message);
    expect(read).toThrow('Mapping: ');
  });
});
