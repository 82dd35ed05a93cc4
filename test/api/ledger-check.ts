import { setTimeout } from 'node:timers/promises';
import { type DynamoDBDocumentClient, paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';

type Posting = readonly [account: string, coin: string, amount: number];

/** A stored ledger row. */
export interface LedgerRow {
  readonly player: string;
  readonly entry: string;
  readonly sequence: number;
  readonly postings: readonly Posting[];
  readonly balances: Readonly<Record<string, number>>;
  readonly at: string;
  readonly detail: {
    readonly kind: string;
    readonly gameId?: string;
    readonly nonce?: number;
    readonly serverSeedHash?: string;
    readonly order?: string;
  };
}

interface WalletItem {
  readonly player: string;
  readonly sequence: number;
  readonly gold: number;
  readonly sweepsUnplayed: number;
  readonly sweepsRedeemable: number;
  readonly goldHeld: number;
  readonly sweepsHeld: number;
  readonly holds: readonly (readonly [
    id: string,
    purpose: string,
    coin: string,
    unplayed: number,
    amount: number,
  ])[];
}

const noCoins = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };
const balanceOfAccount: Record<string, keyof typeof noCoins> = {
  'player:gold': 'gold',
  'player:sweeps-unplayed': 'sweepsUnplayed',
  'player:sweeps-redeemable': 'sweepsRedeemable',
  'player:gold-held': 'goldHeld',
  'player:sweeps-held': 'sweepsHeld',
};

/**
 * Recalculates all balances from the raw tables, without any code of the product.
 *
 * @returns a description of each fault; empty when all agree
 */
export async function findLedgerFaults(
  client: DynamoDBDocumentClient,
  tables: { wallets: string; ledger: string },
): Promise<string[]> {
  const wallets = await scan<WalletItem>(client, tables.wallets);
  const rows = await scan<LedgerRow>(client, tables.ledger);
  const faults = rows.flatMap(faultsOfRow);
  const owners = new Set(wallets.map(({ player }) => player));
  faults.push(
    ...rows
      .filter(({ player }) => !owners.has(player))
      .map(({ player }) => `${player} has a ledger and no wallet`),
  );
  for (const wallet of wallets) {
    const playerRows = rows
      .filter(({ player }) => player === wallet.player)
      .sort((left, right) => left.sequence - right.sequence);
    faults.push(
      ...faultsOfPlayer(wallet, playerRows),
      ...(await retryUntilIndexed(() => faultsOfIndex(client, tables.ledger, wallet.player, playerRows))),
    );
  }
  return faults;
}

function faultsOfRow({ player, sequence, postings }: LedgerRow): string[] {
  const totals = new Map<string, number>();
  for (const [, coin, amount] of postings) totals.set(coin, (totals.get(coin) ?? 0) + amount);
  return [...totals]
    .filter(([, total]) => total !== 0)
    .map(([coin, total]) => `${player}#${sequence}: ${coin} sums to ${total}`);
}

function faultsOfPlayer(wallet: WalletItem, rows: readonly LedgerRow[]): string[] {
  const faults: string[] = [];
  const running = { ...noCoins };
  const nonces = new Set<string>();
  rows.forEach((row, index) => {
    const name = `${wallet.player}#${row.sequence}`;
    if (row.sequence !== index + 1) faults.push(`${name}: follows ${index}`);
    for (const [account, , amount] of row.postings) {
      const balance = balanceOfAccount[account];
      if (balance) running[balance] += amount;
    }
    if (Object.values(running).some((balance) => balance < 0))
      faults.push(`${name}: a balance is below zero`);
    if (JSON.stringify(running) !== JSON.stringify(pickBalances(row.balances)))
      faults.push(`${name}: balance-after differs`);
    if (row.detail.kind !== 'round' && row.detail.kind !== 'wheel-spin') return;
    const nonce = `${row.detail.serverSeedHash}:${row.detail.nonce}`;
    if (nonces.has(nonce)) faults.push(`${name}: uses nonce ${row.detail.nonce} again`);
    nonces.add(nonce);
  });
  if (wallet.sequence !== rows.length)
    faults.push(`${wallet.player}: wallet at ${wallet.sequence}, ledger at ${rows.length}`);
  if (JSON.stringify(running) !== JSON.stringify(pickBalances(wallet)))
    faults.push(`${wallet.player}: wallet is not the sum of its postings`);
  const held = (coin: string) =>
    wallet.holds.filter(([, , of]) => of === coin).reduce((total, [, , , , amount]) => total + amount, 0);
  if (held('gold') !== wallet.goldHeld || held('sweeps') !== wallet.sweepsHeld)
    faults.push(`${wallet.player}: held coins are not the sum of its holds`);
  return faults;
}

/** Repeats a check until it finds no faults, at most 20 times: indexes lag behind their tables. */
export async function retryUntilIndexed(find: () => Promise<string[]>): Promise<string[]> {
  for (let triesLeft = 20; ; triesLeft -= 1) {
    const faults = await find();
    if (faults.length === 0 || triesLeft === 0) return faults;
    await setTimeout(50);
  }
}

/** Checks that the index has every row in the partition of its kind or game, in sequence order. */
async function faultsOfIndex(
  client: DynamoDBDocumentClient,
  table: string,
  player: string,
  rows: readonly LedgerRow[],
): Promise<string[]> {
  const faults: string[] = [];
  const partitionOf = ({ detail: { kind, gameId } }: LedgerRow) =>
    kind === 'round' ? `${player}#round ${gameId}` : `${player}#${kind}`;
  for (const partitionKey of new Set(rows.map(partitionOf))) {
    const indexed: number[] = [];
    const query = {
      TableName: table,
      IndexName: 'by-kind',
      KeyConditionExpression: 'partitionKey = :partitionKey',
      ExpressionAttributeValues: { ':partitionKey': partitionKey },
    };
    for await (const { Items = [] } of paginateQuery({ client }, query))
      indexed.push(...Items.map((row) => row['sequence']));
    const expected = rows.filter((row) => partitionOf(row) === partitionKey).map(({ sequence }) => sequence);
    if (indexed.join() !== expected.join()) faults.push(`${partitionKey}: the index differs from the table`);
  }
  return faults;
}

function pickBalances(balances: Readonly<Record<string, number>> | WalletItem) {
  const { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld } = balances;
  return { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld };
}

/** All items of a table, read consistently. */
export async function scan<Row>(client: DynamoDBDocumentClient, table: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ConsistentRead: true })) {
    rows.push(...(Items as Row[]));
  }
  return rows;
}
