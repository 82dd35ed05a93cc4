import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AdjustedAlone } from '#domain/approvals/adjusted-alone';
import type { ApprovalRequest } from '#domain/approvals/approval-request';
import { atomicPut, type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent, ifAll, ifEqual, ifPresent } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { pageOf } from '#lambdas/runtime/aws/page-of';

/** One page of requests, newest first. */
export interface ApprovalPage {
  readonly requests: ApprovalRequest[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** Approval requests, and the adjustments that superadmins made alone. All reads are strongly consistent. */
export interface ApprovalStore {
  find(id: string): Promise<ApprovalRequest | undefined>;
  /** Newest first. */
  page(query: { limit: number; before?: string | undefined }): Promise<ApprovalPage>;
  /** The request written under an idempotency key, and the hash of its input. */
  requestedBy(key: string): Promise<{ request: string; input: string } | undefined>;
  /** Writes a new request and its idempotency key; fails if either exists. */
  submit(request: ApprovalRequest, key: { name: string; input: string }): AtomicWrite[];
  /** Writes the decision or lapse of a request that has neither yet. */
  close(closed: ApprovalRequest): AtomicWrite;
  /** A player's last count of adjustments; undefined before the first. */
  adjustedAlone(player: string): Promise<AdjustedAlone | undefined>;
  /** Counts an adjustment under an optimistic lock on the previous count. */
  countAlone(player: string, before: AdjustedAlone | undefined, after: AdjustedAlone): AtomicWrite;
}

const requests = 'request';
const keys = 'key';
const alone = 'alone';

type Stored<Closed extends { readonly at: Date }> = Omit<Closed, 'at'> & { readonly at: string };

/** An item of the `approvals` table. Instants are ISO strings. */
interface RequestItem extends Omit<ApprovalRequest, 'requestedAt' | 'lapsesAt' | 'decision' | 'lapse'> {
  readonly subject: typeof requests;
  readonly requestedAt: string;
  readonly lapsesAt: string;
  /** Both are absent while there is none. */
  readonly decision?: Stored<NonNullable<ApprovalRequest['decision']>>;
  readonly lapse?: Stored<NonNullable<ApprovalRequest['lapse']>>;
}

export function createApprovalStore(client: DynamoDBDocumentClient, table: string): ApprovalStore {
  return {
    async find(id) {
      const item = await read<RequestItem>(requests, id);
      return item && fromItem(item);
    },
    async page({ limit, before }) {
      const { items, next } = await pageOf<RequestItem>(client, {
        table,
        partitionKey: ['subject', requests],
        sortKey: 'id',
        direction: 'down',
        from: before,
        limit,
      });
      return { requests: items.map(fromItem), next };
    },
    requestedBy: (key) => read<{ request: string; input: string }>(keys, key),
    submit: (request, { name, input }) => [
      putNew(table, `request ${request.id}`, toItem(request)),
      putNew(table, `key of ${request.id}`, { subject: keys, id: name, request: request.id, input }),
    ],
    close: (closed) =>
      atomicPut(
        table,
        `decision of ${closed.id}`,
        toItem(closed),
        ifAll(ifPresent('id'), ifAbsent('decision'), ifAbsent('lapse')),
      ),
    async adjustedAlone(player) {
      const item = await read<AdjustedAlone>(alone, player);
      return item && { day: item.day, sweeps: item.sweeps };
    },
    countAlone(player, before, after) {
      const item = { subject: alone, id: player, ...after };
      if (!before) return putNew(table, `adjustments of ${player}`, item);
      const isUnchanged = ifAll(ifEqual('day', before.day), ifEqual('sweeps', before.sweeps));
      return atomicPut(table, `adjustments of ${player}`, item, isUnchanged);
    },
  };

  /** The key's subject determines the type of its item. */
  function read<Item>(subject: string, id: string): Promise<Item | undefined> {
    return getItem<Item>(client, table, { subject, id });
  }
}

function toItem({ requestedAt, lapsesAt, decision, lapse, ...request }: ApprovalRequest) {
  return {
    ...request,
    subject: requests,
    requestedAt: requestedAt.toISOString(),
    lapsesAt: lapsesAt.toISOString(),
    ...(decision && { decision: { ...decision, at: decision.at.toISOString() } }),
    ...(lapse && { lapse: { ...lapse, at: lapse.at.toISOString() } }),
  };
}

function fromItem(item: RequestItem): ApprovalRequest {
  const { subject: _subject, requestedAt, lapsesAt, decision, lapse, ...request } = item;
  return {
    ...request,
    requestedAt: new Date(requestedAt),
    lapsesAt: new Date(lapsesAt),
    decision: decision ? { ...decision, at: new Date(decision.at) } : null,
    lapse: lapse ? { ...lapse, at: new Date(lapse.at) } : null,
  };
}
