import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openDynamoDb, type DynamoDb } from '../../lib/local/dynamodb/wire';
import type { Faults } from '../../lib/local/faults/faults';

/** A wallet of one item per player, and its ledger with an index: the shapes that the offline host serves. */
export const accounts = {
  TableName: 'accounts',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  BillingMode: 'PAY_PER_REQUEST',
  PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
};

export const entries = {
  TableName: 'entries',
  AttributeDefinitions: [
    { AttributeName: 'account', AttributeType: 'S' },
    { AttributeName: 'entry', AttributeType: 'S' },
    { AttributeName: 'sequence', AttributeType: 'N' },
  ],
  KeySchema: [
    { AttributeName: 'account', KeyType: 'HASH' },
    { AttributeName: 'entry', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'by-sequence',
      KeySchema: [
        { AttributeName: 'account', KeyType: 'HASH' },
        { AttributeName: 'sequence', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};

/** DynamoDB on a free loopback port, with both tables and the unmodified client of the AWS SDK. */
export interface Endpoint {
  url: string;
  dynamoDb: DynamoDb;
  client: DynamoDBDocumentClient;
  close(): Promise<void>;
}

export async function openEndpoint(
  folder: string | null,
  now?: () => Date,
  indexLagMs = 0,
  faults: Faults = {},
): Promise<Endpoint> {
  const dynamoDb = await openDynamoDb({
    folder,
    indexLagMs,
    faults,
    ...(now && { now }),
  });
  await dynamoDb.ensureTable(accounts);
  await dynamoDb.ensureTable(entries);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void dynamoDb.handle(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = connectTo(url, 'local');

  async function close(): Promise<void> {
    // Clients keep their connections open.
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await dynamoDb.close();
  }

  return { url, dynamoDb, client, close };
}

/** The unmodified client of the AWS SDK, without retries. @param accessKeyId  identifies the caller */
export function connectTo(url: string, accessKeyId: string): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: url,
      region: 'us-east-1',
      credentials: { accessKeyId, secretAccessKey: 'local' },
      maxAttempts: 1,
      requestHandler: { httpAgent: { keepAlive: true, maxSockets: 10 } },
    }),
  );
}
