import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { type LedgerRow, type Shelf, shelfKey } from './ledger-row';

/** Which rows of a shelf: those beyond a number, from there on. */
export interface ShelfRange {
  /** See `shelfKey`. */
  readonly shelf: string;
  readonly beyond: number;
  /** `up` gives the next numbers first, `down` the last ones before. */
  readonly direction: 'up' | 'down';
  /** At most so many rows, and so many unless the shelf has no more: a hundred of 1 KB are far from what cuts an answer short. */
  readonly limit: number;
}

/** Reads a shelf by number. The last rows may be missing for a moment, as in every index. */
export type ReadShelf = (range: ShelfRange) => Promise<LedgerRow[]>;

/** Makes the one reader of the ledger's index. */
export function createShelfReader(client: DynamoDBDocumentClient, table: string): ReadShelf {
  return async ({ shelf, beyond, direction, limit }) => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-shelf',
        KeyConditionExpression: `#shelf = :shelf AND #sequence ${direction === 'up' ? '>' : '<'} :beyond`,
        ExpressionAttributeNames: { '#shelf': 'shelf', '#sequence': 'sequence' },
        ExpressionAttributeValues: { ':shelf': shelf, ':beyond': beyond },
        ScanIndexForward: direction === 'up',
        Limit: limit,
      }),
    );
    return Items as LedgerRow[];
  };
}

/** What is asked for of a ledger; all of it where nothing is said. */
export interface ShelfFilter {
  readonly kind?: LedgerRow['detail']['kind'] | undefined;
  /** Only rounds of this game. */
  readonly gameId?: string | undefined;
}

/**
 * The keys of the shelves that hold all that is asked for of a player's ledger, and nothing else.
 *
 * @param games  ids of every game that could ever be played: rounds of another would be found by nobody
 */
export function shelvesOf(
  player: string,
  games: readonly string[],
  { kind, gameId }: ShelfFilter = {},
): string[] {
  return transactionKinds
    .flatMap((each): Shelf[] =>
      each === 'round' ? games.map((id) => ({ kind: each, gameId: id })) : [{ kind: each }],
    )
    .filter((shelf) => kind === undefined || shelf.kind === kind)
    .filter((shelf) => gameId === undefined || (shelf.kind === 'round' && shelf.gameId === gameId))
    .map((shelf) => shelfKey(player, shelf));
}
