import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { TimeOut } from '#domain/play-limits/time-out';
import { foldedEmail } from '#domain/player/deletion';

/** What is remembered of whoever had an account under an address and ended it. */
export interface Former {
  /** The break or exclusion that outlives the account, null for none. */
  readonly timeOut: TimeOut | null;
}

/** What outlives accounts: found by the e-mail address, which itself is kept nowhere. */
export interface FormerStore {
  /** @returns undefined where nobody of this address was ever deleted */
  find(email: string): Promise<Former | undefined>;
  /** Remembers it in the place of what was remembered of the address before. */
  remember(email: string, former: Former): Promise<void>;
}

interface FormerItem {
  /** The name of a former player: no player's id has such a sign in it. */
  readonly player: string;
  readonly timeOut: readonly [kind: TimeOut['kind'], since: string, until: string | null] | null;
}

const keyId = '#former';
const keyBytes = 32;
const hashBytes = 32;
const slowHash = promisify(scrypt) as (text: string, key: Buffer, bytes: number) => Promise<Buffer>;

/**
 * The store of former players, in the table of players. An address is hashed with a key of this stage, slowly: whoever had the hashes
 * alone could not try addresses, and with the key it takes them long. The key is made with the first hash; before it is there, nobody was
 * ever deleted, and nothing is hashed.
 */
export function createFormerStore(client: DynamoDBDocumentClient, table: string): FormerStore {
  let known: Buffer | undefined;
  return { find, remember };

  async function find(email: string): Promise<Former | undefined> {
    const key = (known ??= await readKey());
    if (!key) return undefined;
    const item = (await read(await nameOf(email, key))) as FormerItem | undefined;
    return item && { timeOut: item.timeOut && timeOutOf(item.timeOut) };
  }

  async function remember(email: string, { timeOut }: Former): Promise<void> {
    const key = (known ??= (await readKey()) ?? (await makeKey()));
    const item: FormerItem = {
      player: await nameOf(email, key),
      timeOut: timeOut && [timeOut.kind, timeOut.since.toISOString(), timeOut.until?.toISOString() ?? null],
    };
    await client.send(new PutCommand({ TableName: table, Item: { ...item } }));
  }

  async function readKey(): Promise<Buffer | undefined> {
    const item = await read(keyId);
    return item && Buffer.from(item['key'] as string, 'base64');
  }

  /** Of two who make it at once the first one's stays. */
  async function makeKey(): Promise<Buffer> {
    const command = new PutCommand({
      TableName: table,
      Item: { player: keyId, key: randomBytes(keyBytes).toString('base64') },
      ConditionExpression: 'attribute_not_exists(#player)',
      ExpressionAttributeNames: { '#player': 'player' },
    });
    await client.send(command).catch(unlessConditionFailed);
    const key = await readKey();
    if (!key) throw new Error('The key of former players was written and is not there');
    return key;
  }

  async function read(player: string): Promise<Record<string, unknown> | undefined> {
    const key = { TableName: table, Key: { player }, ConsistentRead: true };
    return (await client.send(new GetCommand(key))).Item;
  }
}

async function nameOf(email: string, key: Buffer): Promise<string> {
  return `former#${(await slowHash(foldedEmail(email), key, hashBytes)).toString('base64url')}`;
}

function timeOutOf([kind, since, until]: NonNullable<FormerItem['timeOut']>): TimeOut {
  return { kind, since: new Date(since), until: until === null ? null : new Date(until) };
}

function unlessConditionFailed(error: Error): void {
  if (error.name !== 'ConditionalCheckFailedException') throw error;
}
