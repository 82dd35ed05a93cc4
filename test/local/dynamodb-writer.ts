import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { openEndpoint } from './dynamodb-endpoint';

/**
 * A process to be killed: writes transactions over two tables and an index in an endless loop, four accounts
 * concurrently, and prints `account sequence` for each acknowledged one. It continues where an earlier run was
 * killed.
 */
const [folder = ''] = process.argv.slice(2);
const { client } = await openEndpoint(folder);

async function writeEntries(account: string): Promise<never> {
  const { Item } = await client.send(new GetCommand({ TableName: 'accounts', Key: { id: account } }));
  for (let sequence = Number(Item?.balance ?? 0) + 1; ; sequence++) {
    await client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName: 'accounts',
              Key: { id: account },
              UpdateExpression: 'ADD balance :one',
              ExpressionAttributeValues: { ':one': 1 },
            },
          },
          { Put: { TableName: 'entries', Item: { account, entry: `entry ${sequence}`, sequence } } },
        ],
      }),
    );
    process.stdout.write(`${account} ${sequence}\n`);
  }
}

await Promise.all(['mei', 'lin', 'ada', 'eve'].map(writeEntries));
