import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { streamArnOf } from '../../lib/local/dynamodb/resources';
import { makeTemporaryFolder } from '../temporary-folder';
import { entries, openEndpoint } from './dynamodb-endpoint';
import { openQueueEndpoint } from './sqs-endpoint';

const writer = fileURLToPath(new URL('streams-writer.ts', import.meta.url));

/** Runs the writer until the given number of lines are printed, then kills it at an arbitrary point. */
async function killAfter(folder: string, start: number, lines: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder, String(start)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  const exited = once(child, 'exit');
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (printed.push(line) === lines) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return printed;
}

it('loses no record of a write and no message when the process is killed, and continues in order', async () => {
  const folder = makeTemporaryFolder();
  const printed = [
    ...(await killAfter(folder, 0, 200)),
    ...(await killAfter(folder, 1000, 200)),
    ...(await killAfter(folder, 2000, 200)),
  ];

  const tables = await openEndpoint(`${folder}/tables`);
  await tables.dynamoDb.ensureTable({ ...entries, StreamSpecification: { StreamViewType: 'NEW_IMAGE' } });
  const queues = await openQueueEndpoint(`${folder}/queues`);
  queues.make('Copies');
  const stream = tables.dynamoDb.streamOf(
    streamArnOf('arn:aws:dynamodb:us-east-1:000000000000:table/entries'),
  );
  const left = await (await stream?.openReader('copies'))?.read(10_000);
  const { Items = [] } = await tables.client.send(new ScanCommand({ TableName: 'entries' }));
  const { signal } = new AbortController();
  const messages = await queues.queues
    .queueOf('arn:aws:sqs:us-east-1:000000000000:Copies')
    ?.receive({ most: 10_000, waitMs: 0, signal });

  const stored = Items.map(({ account, sequence }) => `${account as string} ${sequence as number}`);
  const unread = (left ?? []).map(({ dynamodb }) => {
    return `${dynamodb.NewImage?.['account']?.['S'] as string} ${dynamodb.NewImage?.['sequence']?.['N'] as string}`;
  });
  const queued = (messages ?? []).map(({ body }) => body);
  const acknowledged = (kind: string) =>
    printed.filter((line) => line.startsWith(kind)).map((line) => line.slice(kind.length + 1));
  expect(stored).toEqual(expect.arrayContaining(acknowledged('written')));
  expect(queued).toEqual(expect.arrayContaining(acknowledged('queued')));
  // Each write is in the queue or still in the stream, and neither contains anything that was never stored.
  expect(new Set([...queued, ...unread])).toEqual(new Set(stored));
  for (const account of ['mei', 'lin']) {
    const sequences = [...new Set([...queued, ...unread])]
      .filter((copy) => copy.startsWith(account))
      .map((copy) => Number(copy.split(' ')[1]));
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
  }
  await tables.close();
  await queues.close();
}, 60_000);
