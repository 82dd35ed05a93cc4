import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putIf } from '#lambdas/runtime/aws/conditional-write';
import { optimisticLock } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';

/** Fields that the store needs of a practice payment. */
interface Kept {
  readonly player: string;
  readonly purchase: string;
  readonly revision: number;
}

/** Data that a real provider would keep on its side. */
export interface SandboxStore<Checkout extends Kept> {
  find(player: string, purchase: string): Promise<Checkout | undefined>;
  /**
   * Writes a payment under an optimistic lock, or a new one where there is none.
   *
   * @returns false when it changed since it was read
   */
  save(before: Checkout | undefined, after: Checkout): Promise<boolean>;
  /** Returns the signing secret of events, which is created at first use and shared by all functions. */
  secret(): Promise<string>;
}

/** A partition key that is no player id, since those are UUIDs. */
const house = 'sandbox';
const secretId = 'signing-secret';

/**
 * Stores practice payments beside their purchases, under ids that no purchase has. The secret is created here and never leaves the table,
 * so that no template contains it.
 *
 * @param codec  converts payments to items and back
 */
export function createSandboxStore<Checkout extends Kept>(
  client: DynamoDBDocumentClient,
  table: string,
  codec: {
    readonly toItem: (checkout: Checkout) => Record<string, unknown>;
    readonly fromItem: (item: Record<string, unknown>) => Checkout;
  },
): SandboxStore<Checkout> {
  let known: string | undefined;
  return { find, save, secret };

  async function find(player: string, purchase: string): Promise<Checkout | undefined> {
    const item = await read({ player, id: idOf(purchase) });
    return item && codec.fromItem(item);
  }

  async function save(before: Checkout | undefined, after: Checkout): Promise<boolean> {
    const item = { ...codec.toItem(after), player: after.player, id: idOf(after.purchase) };
    return put(item, before?.revision ?? 0);
  }

  async function secret(): Promise<string> {
    if (known !== undefined) return known;
    const key = { player: house, id: secretId };
    // A conflict is ignored: the secret of the first writer is read below.
    if (!(await read(key))) await put({ ...key, secret: randomBytes(32).toString('hex'), revision: 1 }, 0);
    const made = (await read(key))?.['secret'];
    if (typeof made !== 'string') throw new Error('The secret of practice payments is gone');
    known = made;
    return made;
  }

  function read(key: { player: string; id: string }): Promise<Record<string, unknown> | undefined> {
    return getItem(client, table, key);
  }

  function put(item: Record<string, unknown>, revision: number): Promise<boolean> {
    return putIf(client, table, item, optimisticLock('revision', revision));
  }
}

function idOf(purchase: string): string {
  return `sandbox ${purchase}`;
}
