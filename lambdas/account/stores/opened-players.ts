import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { ifAbsent, ifAll, ifIs } from '#lambdas/runtime/aws/conditions';
import { selectionOf } from '#lambdas/runtime/aws/query-of';

/** Every player, for the daily search of accounts without a user. Apart from the profiles, because only that search scans the table. */
export interface OpenedPlayers {
  /** Every player whose wallet was opened before an instant and who is not erased, in pages. */
  openedBefore(at: Date): AsyncIterable<readonly string[]>;
}

export function createOpenedPlayers(client: DynamoDBDocumentClient, table: string): OpenedPlayers {
  return { openedBefore };

  async function* openedBefore(at: Date): AsyncGenerator<readonly string[]> {
    const pages = paginateScan(
      { client },
      {
        TableName: table,
        ...selectionOf({
          filter: ifAll(ifIs('openedAt', '<', at.toISOString()), ifAbsent('deletedAt')),
          project: ['player'],
        }),
      },
    );
    for await (const { Items = [] } of pages) yield Items.map(({ player }) => player as string);
  }
}
