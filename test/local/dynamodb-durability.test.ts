import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { openDynamoDb } from '../../lib/local/dynamodb/wire';
import { makeTemporaryFolder } from '../temporary-folder';
import { accounts, entries, openEndpoint, type Endpoint } from './dynamodb-endpoint';

const writer = fileURLToPath(new URL('dynamodb-writer.ts', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = join(makeTemporaryFolder(), 'of', 'a', 'host');
});

/** Runs the writer until the given number of transactions are acknowledged, then kills it in the middle of others. */
async function killAfter(acknowledgements: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  const exited = once(child, 'exit');
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (acknowledged.push(line) === acknowledgements) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

async function sequencesOf({ client }: Endpoint, account: string, IndexName?: string): Promise<number[]> {
  const query = {
    TableName: 'entries',
    IndexName,
    KeyConditionExpression: 'account = :account',
    ExpressionAttributeValues: { ':account': account },
  };
  const { Items = [] } = await client.send(new QueryCommand(query));
  return Items.map((item) => item.sequence as number).sort((a, b) => a - b);
}

it('keeps every acknowledged transaction and no partial one when the process is killed', async () => {
  const acknowledged = [...(await killAfter(150)), ...(await killAfter(150))];

  const endpoint = await openEndpoint(folder);

  for (const account of ['mei', 'lin', 'ada', 'eve']) {
    const sequences = await sequencesOf(endpoint, account);
    const { Item } = await endpoint.client.send(
      new GetCommand({ TableName: 'accounts', Key: { id: account } }),
    );
    const promised = acknowledged
      .map((line) => line.split(' '))
      .filter(([name]) => name === account)
      .map(([, sequence]) => Number(sequence));
    expect(sequences).toEqual(Array.from({ length: sequences.length }, (_, at) => at + 1));
    expect(sequences).toEqual(expect.arrayContaining(promised));
    expect(await sequencesOf(endpoint, account, 'by-sequence')).toEqual(sequences);
    expect(Item?.balance).toBe(sequences.length);
  }
  await endpoint.close();
}, 60_000);

it('restores tables and items after an orderly shutdown', async () => {
  const first = await openEndpoint(folder);
  await first.client.send(new PutCommand({ TableName: 'accounts', Item: { id: 'mei', balance: 5 } }));
  await first.close();

  const second = await openEndpoint(folder);

  const read = await second.client.send(new GetCommand({ TableName: 'accounts', Key: { id: 'mei' } }));
  expect(read.Item).toEqual({ id: 'mei', balance: 5 });
  await second.close();
});

it('hints at --reset when the keys of a table differ from the stored ones', async () => {
  const { close } = await openEndpoint(folder);
  await close();
  const dynamoDb = await openDynamoDb({ folder });

  await expect(dynamoDb.ensureTable({ ...entries, TableName: 'accounts' })).rejects.toThrow(
    'npm start -- --reset',
  );
  await expect(dynamoDb.ensureTable({ ...entries, GlobalSecondaryIndexes: [] })).rejects.toThrow('entries');
  await expect(dynamoDb.ensureTable(accounts)).resolves.toBeUndefined();
  await dynamoDb.close();
});

it('reports a possible second host when the folder is in use', async () => {
  const { close } = await openEndpoint(folder);

  await expect(openDynamoDb({ folder })).rejects.toThrow('Another host');
  await close();
});
