import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { streamArnOf } from '../../lib/local/dynamodb/resources';
import { entries, openEndpoint } from './dynamodb-endpoint';
import { openQueueEndpoint } from './sqs-endpoint';

/**
 * A process to be killed: writes transactions to a table with a stream, two accounts concurrently, while a reader
 * moves the stream's records into a queue, one message each, as a function would. It prints `written <account>
 * <sequence>` and `queued <account> <sequence>` for each acknowledgement.
 */
const [folder = '', start = '0'] = process.argv.slice(2);
const { client, dynamoDb } = await openEndpoint(`${folder}/tables`);
await dynamoDb.ensureTable({ ...entries, StreamSpecification: { StreamViewType: 'NEW_IMAGE' } });
const queues = await openQueueEndpoint(`${folder}/queues`);
queues.make('Copies');
const queue = queues.queues.queueOf('arn:aws:sqs:us-east-1:000000000000:Copies');
const reader = await dynamoDb
  .streamOf(streamArnOf('arn:aws:dynamodb:us-east-1:000000000000:table/entries'))
  ?.openReader('copies');
if (!reader || !queue) throw new Error('The table has no stream, or there is no queue.');

async function writeEntries(account: string): Promise<never> {
  for (let sequence = Number(start) + 1; ; sequence++) {
    const Item = { account, entry: `entry ${sequence}`, sequence };
    await client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName: 'entries', Item } },
          { Put: { TableName: 'accounts', Item: { id: account, balance: sequence } } },
        ],
      }),
    );
    process.stdout.write(`written ${account} ${sequence}\n`);
  }
}

async function copyRecords(): Promise<never> {
  let wake: () => void = () => undefined;
  reader?.onRecords(() => wake());
  for (;;) {
    const arrived = new Promise<void>((resolve) => (wake = resolve));
    const records = (await reader?.read(3)) ?? [];
    const copies = records.map(({ dynamodb }) => {
      return `${dynamodb.NewImage?.['account']?.['S'] as string} ${dynamodb.NewImage?.['sequence']?.['N'] as string}`;
    });
    const last = records.at(-1);
    if (!last) {
      await arrived;
      continue;
    }
    await queue?.send(copies.map((body) => ({ body, senderId: 'reader' })));
    process.stdout.write(copies.map((copy) => `queued ${copy}\n`).join(''));
    await reader?.moveTo(last.dynamodb.SequenceNumber);
  }
}

await Promise.all([writeEntries('mei'), writeEntries('lin'), copyRecords()]);
