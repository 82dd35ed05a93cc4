import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { queryBySequence } from './by-sequence';
import {
  fromRow,
  type LedgerDetail,
  type LedgerEntry,
  type LedgerRow,
  type LedgerTransaction,
} from './ledger-row';

/** One page of a player's ledger, newest first. */
export interface LedgerPage {
  readonly transactions: LedgerTransaction[];
  /** Ask again for what comes before this number; null when there is nothing before. */
  readonly next: number | null;
}

export interface LedgerQuery {
  /** Only transactions with a smaller number. */
  readonly before?: number | undefined;
  /** At most so many, 1 to 100. */
  readonly limit: number;
  /** Only rounds of this game. */
  readonly gameId?: string | undefined;
}

export interface LedgerStore {
  /** The entry with this id, or undefined. Strongly consistent: it decides what a repeated key is told. */
  find(player: string, id: string): Promise<LedgerEntry | undefined>;
  /** A page of the ledger. It may lag a moment behind the wallet, as every index of DynamoDB does. */
  page(player: string, query: LedgerQuery): Promise<LedgerPage>;
}

/**
 * A filtered page reads at most so many slices of the index before it is handed out as it is, with its token: one
 * request never walks a whole ledger.
 */
const slicesPerPage = 4;

/** Reads the `ledger` table; what is written to it goes through the wallet store's transaction alone. */
export function createLedgerStore(client: DynamoDBDocumentClient, table: string): LedgerStore {
  return { find, page };

  async function find(player: string, id: string): Promise<LedgerEntry | undefined> {
    const key = { player, entry: id };
    const { Item } = await client.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }));
    return Item && fromRow(Item as LedgerRow);
  }

  async function page(player: string, { before, limit, gameId }: LedgerQuery): Promise<LedgerPage> {
    const transactions: LedgerTransaction[] = [];
    let next: number | null = before ?? Number.MAX_SAFE_INTEGER;
    for (let slice = 0; slice < slicesPerPage && next !== null && transactions.length < limit; slice += 1) {
      const range = { player, beyond: next, limit: limit - transactions.length };
      const rows: LedgerRow[] = await queryBySequence(client, table, { ...range, direction: 'down' });
      const last: LedgerRow | undefined = rows.at(-1);
      next = last && last.sequence > 1 ? last.sequence : null;
      for (const row of rows) if (isWanted(row.detail, gameId)) transactions.push(fromRow(row).transaction);
    }
    return { transactions, next };
  }
}

function isWanted(detail: LedgerDetail, gameId: string | undefined): boolean {
  return gameId === undefined || (detail.kind === 'round' && detail.gameId === gameId);
}
