import { setTimeout } from 'node:timers/promises';
import { type DynamoDBDocumentClient, paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';

type Posting = readonly [account: string, coin: string, amount: number];

/** A line of the ledger as it is stored. */
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
 * Adds everything up again from the raw tables, with none of the product's own code.
 *
 * @returns every fault found, in words; empty when all agree
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
    const own = rows
      .filter(({ player }) => player === wallet.player)
      .sort((left, right) => left.sequence - right.sequence);
    faults.push(
      ...faultsOfPlayer(wallet, own),
      ...(await onceIndexesFollowed(() => faultsOfIndex(client, tables.ledger, wallet.player, own))),
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
    if (JSON.stringify(running) !== JSON.stringify(pick(row.balances)))
      faults.push(`${name}: balance-after differs`);
    if (row.detail.kind !== 'round' && row.detail.kind !== 'wheel-spin') return;
    const nonce = `${row.detail.serverSeedHash}:${row.detail.nonce}`;
    if (nonces.has(nonce)) faults.push(`${name}: uses nonce ${row.detail.nonce} again`);
    nonces.add(nonce);
  });
  if (wallet.sequence !== rows.length)
    faults.push(`${wallet.player}: wallet at ${wallet.sequence}, ledger at ${rows.length}`);
  if (JSON.stringify(running) !== JSON.stringify(pick(wallet)))
    faults.push(`${wallet.player}: wallet is not the sum of its postings`);
  const held = (coin: string) =>
    wallet.holds.filter(([, , of]) => of === coin).reduce((total, [, , , , amount]) => total + amount, 0);
  if (held('gold') !== wallet.goldHeld || held('sweeps') !== wallet.sweepsHeld)
    faults.push(`${wallet.player}: what is held is not the sum of its holds`);
  return faults;
}

/** Looks for faults of an index until there are none: it follows its table, within a second where nothing is written any more. */
export async function onceIndexesFollowed(find: () => Promise<string[]>): Promise<string[]> {
  for (let triesLeft = 20; ; triesLeft -= 1) {
    const faults = await find();
    if (faults.length === 0 || triesLeft === 0) return faults;
    await setTimeout(50);
  }
}

/** Every row lies on the shelf of its kind, or of its game, and a shelf is read in the order of the rows' numbers. */
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

function pick(balances: Readonly<Record<string, number>> | WalletItem) {
  const { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld } = balances;
  return { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld };
}

/** Everything in a table, as of now. */
export async function scan<Row>(client: DynamoDBDocumentClient, table: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ConsistentRead: true })) {
    rows.push(...(Items as Row[]));
  }
  return rows;
}
