import { randomBytes } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';

/** A practice payment as it is kept, whatever it is made of. */
interface Kept {
  readonly player: string;
  readonly purchase: string;
  readonly revision: number;
}

/** What a provider of practice payments keeps, as a real one would keep it out of our reach. */
export interface SandboxStore<Checkout extends Kept> {
  find(player: string, purchase: string): Promise<Checkout | undefined>;
  /**
   * Writes a payment while it is the one that was read, or where there is none.
   *
   * @returns whether it still was
   */
  save(before: Checkout | undefined, after: Checkout): Promise<boolean>;
  /** What events are signed with: made at the first use, and the same for every function from then on. */
  secret(): Promise<string>;
}

/** Nobody's id: those of players are UUIDs. */
const house = 'sandbox';
const secretId = 'signing-secret';

/**
 * Practice payments lie beside their purchases, under ids that no purchase has. The secret is made here and never leaves the table, so
 * that it stands in no template.
 *
 * @param codec  turns what is kept into plain values and back
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
    return put(item, before?.revision);
  }

  async function secret(): Promise<string> {
    if (known !== undefined) return known;
    const key = { player: house, id: secretId };
    // Whoever comes second finds what the first has made.
    if (!(await read(key)))
      await put({ ...key, secret: randomBytes(32).toString('hex'), revision: 1 }, undefined);
    const made = (await read(key))?.['secret'];
    if (typeof made !== 'string') throw new Error('The secret of practice payments is gone');
    known = made;
    return made;
  }

  async function read(key: { player: string; id: string }): Promise<Record<string, unknown> | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }));
    return Item;
  }

  async function put(item: Record<string, unknown>, revision: number | undefined): Promise<boolean> {
    const isNew = revision === undefined;
    try {
      await client.send(
        new PutCommand({
          TableName: table,
          Item: item,
          ConditionExpression: isNew ? 'attribute_not_exists(#revision)' : '#revision = :revision',
          ExpressionAttributeNames: { '#revision': 'revision' },
          ...(!isNew && { ExpressionAttributeValues: { ':revision': revision } }),
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
      throw error;
    }
  }
}

function idOf(purchase: string): string {
  return `sandbox ${purchase}`;
}
