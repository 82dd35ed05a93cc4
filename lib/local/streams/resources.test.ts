import { describe, expect, it } from 'vitest';
import { readMapping } from './resources';

const stream = {
  FunctionName: 'reader',
  EventSourceArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/notes/stream/2026-01-01T00:00:00.000',
  StartingPosition: 'TRIM_HORIZON',
};
const queue = { FunctionName: 'reader', EventSourceArn: 'arn:aws:sqs:us-east-1:000000000000:notes' };

// https://docs.aws.amazon.com/lambda/latest/api/API_CreateEventSourceMapping.html
describe('readMapping', () => {
  it("applies Lambda's defaults to a stream: 100 records, unlimited retries", () => {
    expect(readMapping('Mapping', stream)).toEqual({
      kind: 'stream',
      logicalId: 'Mapping',
      functionName: 'reader',
      sourceArn: stream.EventSourceArn,
      batchSize: 100,
      reportsFailures: false,
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
      mostConcurrent: undefined,
    });
  });

  it('reads how many batches of a queue a function processes at once', () => {
    const limited = { ...queue, ScalingConfig: { MaximumConcurrency: 2 } };

    expect(readMapping('Mapping', limited)).toMatchObject({ mostConcurrent: 2 });
  });

  it.each([
    ['filters', { ...stream, FilterCriteria: { Filters: [{ Pattern: '{}' }] } }, 'FilterCriteria'],
    ['a tumbling window', { ...stream, TumblingWindowInSeconds: 10 }, 'TumblingWindowInSeconds'],
    ['no starting position', { ...stream, StartingPosition: undefined }, 'StartingPosition'],
    ['a position in time', { ...stream, StartingPosition: 'AT_TIMESTAMP' }, 'StartingPosition'],
    [
      'a topic for failures',
      { ...stream, DestinationConfig: { OnFailure: { Destination: 'arn:aws:sns:us-east-1:0:t' } } },
      'only buckets',
    ],
    [
      'a queue for failures',
      { ...stream, DestinationConfig: { OnFailure: { Destination: queue.EventSourceArn } } },
      'only buckets',
    ],
    ['the end of a stream as its start', { ...stream, StartingPosition: 'LATEST' }, 'StartingPosition'],
    ['a switch', { ...queue, Enabled: false }, 'Enabled'],
    ['a window', { ...stream, MaximumBatchingWindowInSeconds: 1 }, 'MaximumBatchingWindowInSeconds'],
    ['several batches of a shard', { ...stream, ParallelizationFactor: 2 }, 'ParallelizationFactor'],
    ['one batch at once', { ...queue, ScalingConfig: { MaximumConcurrency: 1 } }, 'MaximumConcurrency'],
    ['a limit of batches of a stream', { ...stream, ScalingConfig: {} }, 'ScalingConfig'],
    ['another answer', { ...queue, FunctionResponseTypes: ['Everything'] }, 'FunctionResponseTypes'],
    ['a starting position of a queue', { ...queue, StartingPosition: 'LATEST' }, 'StartingPosition'],
    ['a large batch without a window', { ...queue, BatchSize: 11 }, 'window'],
    ['another source', { ...queue, EventSourceArn: 'arn:aws:kinesis:us-east-1:0:stream/s' }, 'no events of'],
  ])('throws for a mapping with %s', (_what, properties, message) => {
    const read = () => readMapping('Mapping', properties);

    expect(read).toThrow(message);
    expect(read).toThrow('Mapping: ');
  });
});
