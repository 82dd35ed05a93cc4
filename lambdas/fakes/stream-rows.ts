import { createHash } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue, DynamoDBStreamEvent } from 'aws-lambda';
import { ever } from '#domain/ledger/metric-names';
import type { Row } from '#lambdas/runtime/aws/stream-rows';
import type { LedgerRows } from '#lambdas/wallet/stores/ledger-rows';

/** A change of a table row for unit tests: an insertion without `before`, a removal without `after`. */
export interface Change {
  readonly key: Row;
  readonly before?: Row;
  readonly after?: Row;
}

/** Builds a stream batch; the sequence number of a change is its position, from 1. */
export function streamEvent(changes: readonly Change[]): DynamoDBStreamEvent {
  return {
    Records: changes.map(({ key, before, after }, place) => ({
      eventID: createHash('md5')
        .update(JSON.stringify([key, before, after]))
        .digest('hex'),
      eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
      dynamodb: {
        SequenceNumber: String(place + 1),
        Keys: marshalled(key),
        ...(after && { NewImage: marshalled(after) }),
        ...(before && { OldImage: marshalled(before) }),
      },
    })),
  };
}

/** In-memory fake of ledger rows with small pages, to test paging. */
export function createFakeLedgerRows(rows: readonly Row[], rowsPerPage = 3): LedgerRows {
  return {
    async after(player, sequence, limit) {
      return rows
        .filter((row) => row['player'] === player && (row['sequence'] as number) > sequence)
        .sort((left, right) => (left['sequence'] as number) - (right['sequence'] as number))
        .slice(0, Math.min(limit, rowsPerPage));
    },
    async ofDay(day, from) {
      const first = from ? rows.findIndex(({ entry }) => entry === from.entry) + 1 : 0;
      const page = rows.slice(first, first + rowsPerPage);
      const last = page.at(-1);
      const isEnd = first + rowsPerPage >= rows.length || !last;
      return {
        rows: page.filter(({ at }) => day === ever || (at as string).startsWith(day)),
        next: isEnd ? null : { player: last['player'] as string, entry: last['entry'] as string },
      };
    },
  };
}

function marshalled(row: Row): Record<string, AttributeValue> {
  return marshall(row) as Record<string, AttributeValue>;
}
