import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { StreamRecord } from '../dynamodb/stream/stream-record';
import { systemClock } from '../time/clock';
import { readMapping, type StreamMapping } from './resources';
import { pollStream } from './stream-poller';

const mapping = readMapping('Mapping', {
  FunctionName: 'reader',
  EventSourceArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/notes/stream/2026-01-01T00:00:00.000',
  StartingPosition: 'TRIM_HORIZON',
}) as StreamMapping;

function recordOf(SequenceNumber: string, text = ''): StreamRecord {
  const dynamodb = { SequenceNumber, ApproximateCreationDateTime: 1, NewImage: { text: { S: text } } };
  return { dynamodb } as object as StreamRecord;
}

/** Polls until the answers of `read`, one per call, are used up. @returns the delivered batches, and what happened in order */
async function pollTraced(answers: StreamRecord[][]) {
  const stopping = new AbortController();
  const got = [] as string[][];
  const events: string[] = [];
  let onRecords: () => void = () => undefined;
  await pollStream({
    mapping,
    clock: systemClock,
    machine: {
      async sleep() {
        events.push('wait');
        await setImmediate();
        events.push('waited');
      },
    },
    reader: {
      async read() {
        events.push('read');
        const answer = answers.shift();
        if (!answer) stopping.abort();
        onRecords();
        return answer ?? [];
      },
      moveTo: async () => undefined,
      onRecords(listener) {
        onRecords = listener;
        return () => undefined;
      },
    },
    async invoke(event) {
      const { Records } = event as { Records: StreamRecord[] };
      got.push(Records.map(({ dynamodb }) => dynamodb.SequenceNumber));
      return { payload: 'null' };
    },
    discard: async () => undefined,
    retryDelayMs: () => 0,
    log: () => undefined,
    signal: stopping.signal,
  });
  return { got, events };
}

async function poll(answers: StreamRecord[][]) {
  return (await pollTraced(answers)).got;
}

it('misses no record that arrives between read and wait', async () => {
  expect(await poll([[], [recordOf('1')], [], [recordOf('2')]])).toEqual([['1'], ['2']]);
});

// https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
it('delivers no more than 6 MB at once, but at least one record', async () => {
  const [one, two, three] = ['1', '2', '3'].map((number) => recordOf(number, 'x'.repeat(2_500_000)));
  const all = [one, two, three] as StreamRecord[];

  const got = await poll([all, all.slice(2), [recordOf('4', 'x'.repeat(7_000_000))]]);

  expect(got).toEqual([['1', '2'], ['3'], ['4']]);
});

it('waits before the next read after the last record of a stream', async () => {
  const { events } = await pollTraced([[recordOf('1')], []]);

  expect(events).toEqual(['read', 'wait', 'waited', 'read', 'read']);
});

it.each([
  ['a full batch', Array.from({ length: mapping.batchSize }, (_, at) => recordOf(String(at)))],
  [
    'a full batch of more than 6 MB',
    Array.from({ length: mapping.batchSize }, (_, at) => recordOf(String(at), 'x'.repeat(100_000))),
  ],
  [
    'a short batch of more than 6 MB',
    ['1', '2', '3'].map((number) => recordOf(number, 'x'.repeat(2_500_000))),
  ],
])('reads again at once after %s', async (_kind, records) => {
  const { events } = await pollTraced([records, []]);

  expect(events).toEqual(['read', 'read', 'read']);
});
