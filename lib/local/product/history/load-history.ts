import { readFileSync } from 'node:fs';
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { localOperator } from '../../iam/caller';
import type { Functions } from '../../lambda/functions';

const user = z.strictObject({ id: z.string(), email: z.email() });
const item = z.record(z.string(), z.unknown());
const history = z.strictObject({
  users: z.array(user),
  players: z.array(user),
  /** With the name of their partition key. */
  tables: z.record(z.string(), z.strictObject({ key: z.string(), items: z.array(item) })),
  files: z.record(z.string(), z.strictObject({ contentType: z.string(), base64: z.string() })),
});

/** A history with the ids that a host gave to its users. */
export type LoadedHistory = Pick<z.infer<typeof history>, 'tables' | 'files'>;

/** A running host with the tables of the product. */
interface HistoryTarget {
  readonly servicesUrl: string;
  readonly functions: Pick<Functions, 'definitions'>;
}

/**
 * Reads a history, in which each user has an id of the host in place of the one that stood in for it.
 *
 * @param idsOf  finds or creates users; `players` have no account of their own yet
 */
export async function readHistory(
  file: string,
  idsOf: (users: {
    readonly all: readonly string[];
    readonly players: readonly string[];
  }) => Promise<ReadonlyMap<string, string>>,
): Promise<LoadedHistory> {
  const text = readFileSync(file, 'utf8');
  const { users, players } = history.pick({ users: true, players: true }).strip().parse(JSON.parse(text));
  const emails = (of: readonly { email: string }[]) => of.map(({ email }) => email);
  const ids = await idsOf({ all: emails(users), players: emails(players) });
  const idOf = new Map(users.map(({ id, email }) => [id, ids.get(email)]));
  const placeholder = new RegExp(users.map(({ id }) => id).join('|'), 'g');
  const named = text.replaceAll(placeholder, (id) => {
    const found = idOf.get(id);
    if (found === undefined) throw new Error('A user of the demo history was not created.');
    return found;
  });
  return history.parse(JSON.parse(named, withBytes));
}

/** Restores bytes, which the file holds as objects with `$base64`. */
function withBytes(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$base64' in value)) return value;
  return Buffer.from(String(value.$base64), 'base64');
}

/** Rows of these tables last: their streams then find everything that follows from a row in place, and change nothing. */
const streamedTables = ['ledger', 'orders', 'tickets', 'identity-checks'];
const rowsTogether = 100;

/**
 * Loads a history into the tables and files of a host. A row whose key is there is left as it is, so a repeat completes
 * an interrupted load and doubles nothing.
 */
export async function loadHistory(target: HistoryTarget, { tables, files }: LoadedHistory): Promise<void> {
  const settings = {
    region: 'us-east-1',
    credentials: { accessKeyId: localOperator, secretAccessKey: 'local' },
  };
  const dynamoDb = DynamoDBDocumentClient.from(
    new DynamoDBClient({ ...settings, endpoint: `${target.servicesUrl}/dynamodb` }),
  );
  const s3 = new S3Client({ ...settings, endpoint: `${target.servicesUrl}/s3`, forcePathStyle: true });
  const inOrder = Object.entries(tables).toSorted(
    ([one], [other]) => streamedTables.indexOf(one) - streamedTables.indexOf(other),
  );
  try {
    const Bucket = settingOf(target, 'FILES_BUCKET');
    for (const [path, file] of Object.entries(files)) await putFile(s3, Bucket, path, file);
    for (const [name, { key, items }] of inOrder) {
      const table = settingOf(target, `${name.replaceAll('-', '_').toUpperCase()}_TABLE`);
      for (let from = 0; from < items.length; from += rowsTogether)
        await putRows(dynamoDb, { table, key }, items.slice(from, from + rowsTogether));
    }
  } finally {
    dynamoDb.destroy();
    s3.destroy();
  }
}

/** Writes rows together, without those whose key has an item. */
async function putRows(
  client: DynamoDBDocumentClient,
  { table, key }: { table: string; key: string },
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (rows.length === 0) return;
  const TransactItems = rows.map((Item) => ({
    Put: {
      TableName: table,
      Item,
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
    await putRows(client, { table, key }, missing);
  }
}

async function putFile(
  client: S3Client,
  Bucket: string,
  path: string,
  { contentType, base64 }: LoadedHistory['files'][string],
): Promise<void> {
  const command = new PutObjectCommand({
    Bucket,
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
