import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { AdjustedAlone } from '#domain/approvals/adjusted-alone';
import type { ApprovalRequest } from '#domain/approvals/approval-request';
import { type AtomicWrite, atomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { newestOfSubject } from '#lambdas/runtime/aws/newest-of-subject';

/** One page of requests, newest first. */
export interface ApprovalPage {
  readonly requests: ApprovalRequest[];
  /** Ask again for what comes before this id; null when there is nothing before. */
  readonly next: string | null;
}

/** What takes two superadmins, and what one of them did alone. Everything is read strongly consistent. */
export interface ApprovalStore {
  find(id: string): Promise<ApprovalRequest | undefined>;
  /** Newest first. */
  page(query: { limit: number; before?: string | undefined }): Promise<ApprovalPage>;
  /** The request that an idempotency key led to, and the fingerprint of what it asked for. */
  askedBy(key: string): Promise<{ request: string; input: string } | undefined>;
  /** Writes a new request under the key that it came with: neither is written twice. */
  ask(request: ApprovalRequest, key: { name: string; input: string }): AtomicWrite[];
  /** Writes the decision, or the lapse, of a request that has neither yet. */
  close(closed: ApprovalRequest): AtomicWrite;
  /** What was last counted of a player's adjustments; undefined before the first. */
  adjustedAlone(player: string): Promise<AdjustedAlone | undefined>;
  /** Counts an adjustment while what was counted before is still what was read. */
  countAlone(player: string, before: AdjustedAlone | undefined, after: AdjustedAlone): AtomicWrite;
}

const requests = 'request';
const keys = 'key';
const alone = 'alone';

type Stored<Closed extends { readonly at: Date }> = Omit<Closed, 'at'> & { readonly at: string };

/** An item of the `approvals` table. Instants are ISO texts. */
interface RequestItem extends Omit<ApprovalRequest, 'askedAt' | 'lapsesAt' | 'decision' | 'lapse'> {
  readonly subject: typeof requests;
  readonly askedAt: string;
  readonly lapsesAt: string;
  /** Both are left out while there is none. */
  readonly decision?: Stored<NonNullable<ApprovalRequest['decision']>>;
  readonly lapse?: Stored<NonNullable<ApprovalRequest['lapse']>>;
}

export function createApprovalStore(client: DynamoDBDocumentClient, table: string): ApprovalStore {
  return {
    async find(id) {
      const item = await read<RequestItem>(requests, id);
      return item && fromItem(item);
    },
    async page(query) {
      const { items, next } = await newestOfSubject<RequestItem>(client, table, {
        subject: requests,
        ...query,
      });
      return { requests: items.map(fromItem), next };
    },
    askedBy: (key) => read<{ request: string; input: string }>(keys, key),
    ask: (request, { name, input }) => [
      putNew(table, `request ${request.id}`, toItem(request)),
      putNew(table, `key of ${request.id}`, { subject: keys, id: name, request: request.id, input }),
    ],
    close: (closed) =>
      put(`decision of ${closed.id}`, toItem(closed), {
        ConditionExpression:
          'attribute_exists(#id) AND attribute_not_exists(#decision) AND attribute_not_exists(#lapse)',
        ExpressionAttributeNames: { '#id': 'id', '#decision': 'decision', '#lapse': 'lapse' },
      }),
    async adjustedAlone(player) {
      const item = await read<AdjustedAlone>(alone, player);
      return item && { day: item.day, sweeps: item.sweeps };
    },
    countAlone(player, before, after) {
      const item = { subject: alone, id: player, ...after };
      if (!before) return putNew(table, `adjustments of ${player}`, item);
      return put(`adjustments of ${player}`, item, {
        ConditionExpression: '#day = :day AND #sweeps = :sweeps',
        ExpressionAttributeNames: { '#day': 'day', '#sweeps': 'sweeps' },
        ExpressionAttributeValues: { ':day': before.day, ':sweeps': before.sweeps },
      });
    },
  };

  /** What is read is what was written under such a key. */
  async function read<Item>(subject: string, id: string): Promise<Item | undefined> {
    const key = { TableName: table, Key: { subject, id }, ConsistentRead: true };
    return (await client.send(new GetCommand(key))).Item as Item | undefined;
  }

  function put(
    subject: string,
    Item: Record<string, unknown>,
    condition: {
      ConditionExpression: string;
      ExpressionAttributeNames: Record<string, string>;
      ExpressionAttributeValues?: Record<string, unknown>;
    },
  ): AtomicWrite {
    return atomicWrite(subject, { Put: { TableName: table, Item, ...condition } });
  }
}

function toItem({ askedAt, lapsesAt, decision, lapse, ...request }: ApprovalRequest) {
  return {
    ...request,
    subject: requests,
    askedAt: askedAt.toISOString(),
    lapsesAt: lapsesAt.toISOString(),
    ...(decision && { decision: { ...decision, at: decision.at.toISOString() } }),
    ...(lapse && { lapse: { ...lapse, at: lapse.at.toISOString() } }),
  };
}

function fromItem(item: RequestItem): ApprovalRequest {
  const { subject: _subject, askedAt, lapsesAt, decision, lapse, ...request } = item;
  return {
    ...request,
    askedAt: new Date(askedAt),
    lapsesAt: new Date(lapsesAt),
    decision: decision ? { ...decision, at: new Date(decision.at) } : null,
    lapse: lapse ? { ...lapse, at: new Date(lapse.at) } : null,
  };
}
