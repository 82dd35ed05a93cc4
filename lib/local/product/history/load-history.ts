import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { localOperator } from '../../iam/caller';
import type { Functions } from '../../lambda/functions';
import type { LoadedHistory, Row } from './read-history';

/** A running host with the tables of the product. */
export interface HistoryTarget {
  readonly servicesUrl: string;
  readonly functions: Pick<Functions, 'definitions'>;
}

/** Rows of these tables last: their streams then find everything that follows from a row in place, and change nothing. */
const streamedTables = ['ledger', 'orders', 'tickets', 'identity-checks'];
const rowsTogether = 100;

/**
 * Loads a history into the tables and files of a host. A row whose key is there is left as it is, so a repeat completes an interrupted load
 * and doubles nothing.
 *
 * @returns the number of rows
 */
export async function loadHistory(target: HistoryTarget, { tables, files }: LoadedHistory): Promise<number> {
  const settings = {
    region: 'us-east-1',
    credentials: { accessKeyId: localOperator, secretAccessKey: 'local' },
  };
  const dynamoDb = DynamoDBDocumentClient.from(
    new DynamoDBClient({ ...settings, endpoint: `${target.servicesUrl}/dynamodb` }),
  );
  const s3 = new S3Client({ ...settings, endpoint: `${target.servicesUrl}/s3`, forcePathStyle: true });
  const names = Object.keys(tables).toSorted(
    (one, other) => streamedTables.indexOf(one) - streamedTables.indexOf(other),
  );
  let loaded = 0;
  try {
    for (const [path, file] of Object.entries(files)) await putFile(s3, target, path, file);
    for (const name of names) {
      const rows = tables[name] ?? [];
      const table = settingOf(target, `${name.replaceAll('-', '_').toUpperCase()}_TABLE`);
      for (let from = 0; from < rows.length; from += rowsTogether)
        await putRows(dynamoDb, table, rows.slice(from, from + rowsTogether));
      loaded += rows.length;
    }
  } finally {
    dynamoDb.destroy();
    s3.destroy();
  }
  return loaded;
}

/** Writes rows together, without those whose key has an item. */
async function putRows(client: DynamoDBDocumentClient, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const TransactItems = rows.map(({ key, item }) => ({
    Put: {
      TableName: table,
      Item: item,
      ConditionExpression: 'attribute_not_exists(#key)',
      ExpressionAttributeNames: { '#key': key },
    },
  }));
  try {
    await client.send(new TransactWriteCommand({ TransactItems }));
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException ? error.CancellationReasons : undefined;
    const missing = rows.filter((_row, index) => reasons?.[index]?.Code !== 'ConditionalCheckFailed');
    // For any other reason the transaction would fail again.
    if (!reasons || missing.length === rows.length) throw error;
    await putRows(client, table, missing);
  }
}

async function putFile(
  client: S3Client,
  target: HistoryTarget,
  path: string,
  { contentType, base64 }: { contentType: string; base64: string },
): Promise<void> {
  const command = new PutObjectCommand({
    Bucket: settingOf(target, 'FILES_BUCKET'),
    Key: `identity/${path}`,
    Body: Buffer.from(base64, 'base64'),
    ContentType: contentType,
    IfNoneMatch: '*',
  });
  try {
    await client.send(command);
  } catch (error) {
    if (!(error instanceof S3ServiceException && error.name === 'PreconditionFailed')) throw error;
  }
}

/** Value of an environment variable of the functions. */
function settingOf({ functions }: HistoryTarget, name: string): string {
  const found = functions.definitions().find(({ environment }) => environment[name] !== undefined);
  const value = found?.environment[name];
  if (value === undefined) throw new Error(`No function of the template has the setting ${name}.`);
  return value;
}
