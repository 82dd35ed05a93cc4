import { scryptSync } from 'node:crypto';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Restrictions } from '#domain/play-limits/restrictions';
import type { TimeOut } from '#domain/play-limits/time-out';
import { mailboxOf } from '#domain/player/mailbox';
import type { SuspensionReason } from '#domain/player/suspension';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { optimisticLock } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { createStageKey } from '#lambdas/runtime/aws/stage-key';

/** The record of a mailbox, which belongs to one person across all accounts that they open. */
export interface Mailbox {
  /** Accounts that verified an address of the mailbox and are not erased, oldest first. */
  readonly holders: readonly string[];
  /** Restrictions left by erased accounts; null for none. */
  readonly left: Restrictions | null;
  /** Adds an account; the write fails if the record changed since it was read. */
  addHolder(player: string): AtomicWrite;
}

/** A mailbox that an account holds, or held until it was erased. */
export interface HeldMailbox extends Pick<Mailbox, 'holders'> {
  /** Changes the restrictions that later accounts of the mailbox inherit; throws when the record changed since it was read. */
  restrictFutureAccounts(merge: Merge): Promise<void>;
}

type Merge = (left: Restrictions | null) => Restrictions;

/** The holders of mailboxes. The record outlives accounts and contains no address. */
export interface MailboxStore {
  /** Strongly consistent. */
  read(email: string): Promise<Mailbox>;
  /**
   * The mailboxes that a player holds or, after the erasure, held. Strongly consistent.
   *
   * @param emails  the player's addresses; of an erased player none is known
   */
  ofHolder(player: string, emails: readonly string[]): Promise<readonly HeldMailbox[]>;
  /**
   * Removes an erased account from the holders and keeps its restrictions; does nothing if the account never verified an address of the
   * mailbox. The account's number keeps the hash of the mailbox, because a payment may be disputed after the erasure.
   */
  leave(email: string, player: string, merge: Merge): Promise<void>;
}

/** An item of the `players` table; the prefix cannot occur in a player id. */
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

/** The mailboxes of an erased account, an item of the `players` table. */
interface LeftMailboxesItem {
  readonly player: `left#${string}`;
  readonly mailboxes: readonly MailboxItem['player'][];
}

const keyId = '#mailbox-key';
const hashBytes = 32;
/** Every sign-up waits for a hash: this cost takes about 10 ms and 4 MB. */
const scryptCost = 2 ** 12;

/**
 * The store of mailboxes, in the `players` table. Addresses are hashed by scrypt (RFC 7914) with a key of the stage, created by the first
 * hash: addresses cannot be guessed without the key, and each guess is slow with it.
 *
 * @param cost  of a hash, a power of 2; only tests, which keep no addresses of people, take a lower one
 */
export function createMailboxStore(
  client: DynamoDBDocumentClient,
  table: string,
  { cost = scryptCost }: { cost?: number } = {},
): MailboxStore {
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

    async ofHolder(player, emails) {
      const left = await leftBy(player);
      const ids = new Set([...(await Promise.all(emails.map(idOf))), ...left]);
      const items = await Promise.all([...ids].map(load));
      return items
        .filter((item) => item.holders.includes(player) || left.includes(item.player))
        .map((item) => ({
          holders: item.holders,
          restrictFutureAccounts: (merge) => replace(item, { left: itemOf(merge(restrictionsOf(item))) }),
        }));
    },

    async leave(email, player, merge) {
      const item = await load(await idOf(email));
      if (!item.holders.includes(player)) return;
      // First, so that a crash in between forgets no mailbox.
      const mailboxes = [...new Set([...(await leftBy(player)), item.player])];
      const left: LeftMailboxesItem = { player: `left#${player}`, mailboxes };
      await client.send(new PutCommand({ TableName: table, Item: left }));
      // Throws when another account of the mailbox changes it concurrently; the next run repeats it.
      await replace(item, {
        holders: item.holders.filter((holder) => holder !== player),
        left: itemOf(merge(restrictionsOf(item))),
      });
    },
  };

  async function replace(before: MailboxItem, change: Partial<MailboxItem>): Promise<void> {
    await client.send(new PutCommand(putAfter(before, { ...before, ...change })));
  }

  async function leftBy(player: string): Promise<LeftMailboxesItem['mailboxes']> {
    const item = await get(`left#${player}`);
    return (item as LeftMailboxesItem | undefined)?.mailboxes ?? [];
  }

  function putAfter(before: MailboxItem, after: MailboxItem) {
    return {
      TableName: table,
      Item: { ...after, revision: before.revision + 1 },
      ...optimisticLock('revision', before.revision),
    };
  }

  async function load(player: MailboxItem['player']): Promise<MailboxItem> {
    const item = await get(player);
    return (item as MailboxItem | undefined) ?? { player, holders: [], left: null, revision: 0 };
  }

  async function idOf(email: string): Promise<MailboxItem['player']> {
    // Synchronous: a function handles one request at a time, and a thread pool would make simulations nondeterministic.
    const hash = scryptSync(mailboxOf(email), await stageKey(), hashBytes, { cost });
    return `mailbox#${hash.toString('base64url')}`;
  }

  function get(player: string): Promise<Record<string, unknown> | undefined> {
    return getItem(client, table, { player });
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
