import { scryptSync } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Restrictions } from '#domain/play-limits/restrictions';
import type { TimeOut } from '#domain/play-limits/time-out';
import { mailboxOf } from '#domain/player/mailbox';
import type { SuspensionReason } from '#domain/player/suspension';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { createStageKey } from '#lambdas/runtime/aws/stage-key';

/** What is on record of a mailbox, which belongs to one person through all accounts they open. */
export interface Mailbox {
  /** Accounts that proved an address of it and are not erased, the oldest first. */
  readonly holders: readonly string[];
  /** What restricted accounts that were erased; null where none was. */
  readonly left: Restrictions | null;
  /** Adds an account; the write fails when the record changed since it was read. */
  addHolder(player: string): AtomicWrite;
}

/** Who has held which mailbox. The record outlives accounts, and holds no address. */
export interface MailboxStore {
  /** Strongly consistent. */
  read(email: string): Promise<Mailbox>;
  /** Leaves the restrictions of an account that is erased to later ones, unless it never proved an address of the mailbox. */
  leave(email: string, player: string, merge: (left: Restrictions | null) => Restrictions): Promise<void>;
}

/** An item of the `players` table, whose ids are never spelled like that. */
interface MailboxItem {
  readonly player: `mailbox#${string}`;
  readonly holders: readonly string[];
  readonly left: {
    readonly timeOut: readonly [kind: TimeOut['kind'], since: string, until: string | null] | null;
    readonly suspension: readonly [since: string, reason: SuspensionReason] | null;
    readonly isFrozen: boolean;
  } | null;
  readonly revision: number;
}

const keyId = '#mailbox-key';
const hashBytes = 32;
/** Every sign-up waits for a hash: this cost takes about 10 ms of it, and 4 MB. */
const scryptCost = 2 ** 12;

/**
 * The store of mailboxes, in the `players` table. Addresses are hashed with a key of the stage, which the first hash makes, by scrypt
 * (RFC 7914): without the key nobody can try addresses, and with it each try takes its time.
 */
export function createMailboxStore(client: DynamoDBDocumentClient, table: string): MailboxStore {
  const stageKey = createStageKey(client, { table, key: { player: keyId } });

  return {
    async read(email) {
      const item = await load(await idOf(email));
      return {
        holders: item.holders,
        left: restrictionsOf(item),
        addHolder: (player) => {
          const after = { ...item, holders: [...item.holders, player] };
          return atomicWrite(`mailbox of ${player}`, { Put: putAfter(item, after) });
        },
      };
    },

    async leave(email, player, merge) {
      const item = await load(await idOf(email));
      if (!item.holders.includes(player)) return;
      const holders = item.holders.filter((holder) => holder !== player);
      const left = itemOf(merge(restrictionsOf(item)));
      // Another account of the mailbox that changes it meanwhile fails this run; the next one repeats it.
      await client.send(new PutCommand(putAfter(item, { ...item, holders, left })));
    },
  };

  function putAfter(before: MailboxItem, after: MailboxItem) {
    const isFirst = before.revision === 0;
    return {
      TableName: table,
      Item: { ...after, revision: before.revision + 1 },
      ConditionExpression: isFirst ? 'attribute_not_exists(#revision)' : '#revision = :revision',
      ExpressionAttributeNames: { '#revision': 'revision' },
      ...(!isFirst && { ExpressionAttributeValues: { ':revision': before.revision } }),
    };
  }

  async function load(player: MailboxItem['player']): Promise<MailboxItem> {
    const item = await get(player);
    return (item as MailboxItem | undefined) ?? { player, holders: [], left: null, revision: 0 };
  }

  async function idOf(email: string): Promise<MailboxItem['player']> {
    // A function answers one request at a time, and simulations repeat what a thread would shuffle.
    const hash = scryptSync(mailboxOf(email), await stageKey(), hashBytes, { cost: scryptCost });
    return `mailbox#${hash.toString('base64url')}`;
  }

  async function get(player: string): Promise<Record<string, unknown> | undefined> {
    const key = { TableName: table, Key: { player }, ConsistentRead: true };
    return (await client.send(new GetCommand(key))).Item;
  }
}

function itemOf({ timeOut, suspension, isFrozen }: Restrictions): NonNullable<MailboxItem['left']> {
  return {
    timeOut: timeOut && [timeOut.kind, timeOut.since.toISOString(), timeOut.until?.toISOString() ?? null],
    suspension: suspension && [suspension.since.toISOString(), suspension.reason],
    isFrozen,
  };
}

function restrictionsOf({ left }: MailboxItem): Restrictions | null {
  if (!left) return null;
  const { timeOut, suspension, isFrozen } = left;
  return {
    timeOut: timeOut && {
      kind: timeOut[0],
      since: new Date(timeOut[1]),
      until: timeOut[2] === null ? null : new Date(timeOut[2]),
    },
    suspension: suspension && { since: new Date(suspension[0]), reason: suspension[1] },
    isFrozen,
  };
}
