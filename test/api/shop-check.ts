import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { type LedgerRow, retryUntilIndexed, scan } from './ledger-check';

interface Line {
  readonly product: string;
  readonly category: string | null;
  readonly quantity: number;
  readonly price: number;
}

/** A cart's item, reduced to its reservation. */
interface CartItem {
  readonly player: string;
  readonly reservation?: string;
  readonly state?: string;
  readonly held?: string;
  readonly reservedLines?: readonly Line[];
}

interface Reservation {
  readonly player: string;
  readonly id: string;
  readonly state: string | undefined;
  readonly held: string | undefined;
  readonly lines: readonly Line[];
}

interface OrderItem {
  readonly player: string;
  readonly id: string;
  readonly status: string;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly goldCredited: number;
  /** Outcome of its mystery prizes. */
  readonly drawn?: {
    readonly pieces: readonly { readonly given: { readonly gold?: number; readonly sweeps?: number } }[];
  };
  readonly transaction: string;
}

/** A wallet, reduced to its holds. */
interface WalletItem {
  readonly player: string;
  readonly holds: readonly (readonly [
    id: string,
    purpose: string,
    coin: string,
    unplayed: number,
    amount: number,
  ])[];
}

interface ShopTables {
  readonly wallets: string;
  readonly products: string;
  readonly carts: string;
  readonly orders: string;
  readonly ledger: string;
}

/** Published rate: Gold Coins per hundredth of a Sweeps Coin. */
const goldPerHundredth = 100;

/**
 * Recounts all stock and payments from the raw tables, without any code of the product. Requires that nothing is in progress.
 *
 * @param initialStock  initial stock of each product
 * @returns a description of each fault; empty when all agree
 */
export async function findShopFaults(
  client: DynamoDBDocumentClient,
  tables: ShopTables,
  initialStock: Readonly<Record<string, number>>,
): Promise<string[]> {
  const products = await scan<{ id: string; stock: number }>(client, tables.products);
  const reservations = await scanReservations(client, tables);
  const orders = await scan<OrderItem>(client, tables.orders);
  const wallets = await scan<WalletItem>(client, tables.wallets);
  const rows = await scan<LedgerRow>(client, tables.ledger);
  const holds = reservations.filter(({ state }) => state === 'held');
  const activeOrders = orders.filter((order) => !wasReversed(order));

  const faults = Object.entries(initialStock).flatMap(([id, first]) => {
    const stock = products.find((product) => product.id === id)?.stock ?? NaN;
    const held = piecesIn(holds, id);
    const ordered = piecesIn(activeOrders, id);
    const isBalanced = stock >= 0 && stock + held + ordered === first;
    return isBalanced ? [] : [`${id}: ${stock} in stock, ${held} held and ${ordered} ordered, of ${first}`];
  });
  faults.push(
    ...orders.flatMap((order) => faultsOfOrder(order, rows)),
    ...rows.flatMap((row) => faultsOfPayment(row, orders)),
    ...orders.flatMap((order) => faultsOfReversal(order, rows)),
    ...faultsOfHolds(wallets, holds),
    ...(await retryUntilIndexed(() => faultsOfMarks(client, tables.carts, reservations))),
  );
  return faults;
}

/** Stored orders. */
export function scanOrders(client: DynamoDBDocumentClient, { orders }: ShopTables): Promise<OrderItem[]> {
  return scan<OrderItem>(client, orders);
}

/** Stored reservations in any state. */
export async function scanReservations(
  client: DynamoDBDocumentClient,
  { carts }: Pick<ShopTables, 'carts'>,
): Promise<Reservation[]> {
  const items = await scan<CartItem>(client, carts);
  return items.flatMap(({ player, reservation: id, state, held, reservedLines: lines = [] }) =>
    id === undefined ? [] : [{ player, id, state, held, lines }],
  );
}

function piecesIn(holders: readonly { lines: readonly Line[] }[], product: string): number {
  const lines = holders.flatMap((holder) => holder.lines.filter((line) => line.product === product));
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

function faultsOfOrder(order: OrderItem, rows: readonly LedgerRow[]): string[] {
  const { player, id, lines, total, goldCredited, transaction } = order;
  const coins = lines.filter(({ category }) => category === 'coins');
  const faults: string[] = [];
  if (total !== costOf(lines)) faults.push(`${id}: costs ${total}, its lines ${costOf(lines)}`);
  if (goldCredited !== costOf(coins) * goldPerHundredth) faults.push(`${id}: credits ${goldCredited} gold`);
  const row = rows.find((each) => each.player === player && each.entry === transaction);
  if (row?.detail.kind !== 'order' || row.detail.order !== id)
    return [...faults, `${id}: was not paid for by ${transaction}`];

  const drawn = (coin: 'gold' | 'sweeps') =>
    (order.drawn?.pieces ?? []).reduce((sum, { given }) => sum + (given[coin] ?? 0), 0);
  const expected: LedgerRow['postings'] = [
    ['player:sweeps-held', 'sweeps', -total],
    ['house:redemptions', 'sweeps', total],
    ['player:gold', 'gold', goldCredited],
    ['house:redemptions', 'gold', -goldCredited],
    ['player:gold', 'gold', drawn('gold')],
    ['house:redemptions', 'gold', -drawn('gold')],
    ['player:sweeps-unplayed', 'sweeps', drawn('sweeps')],
    ['house:promotions', 'sweeps', -drawn('sweeps')],
  ];
  const moved = expected.filter(([, , change]) => change !== 0);
  if (describePostings(row.postings) !== describePostings(moved))
    faults.push(`${id}: moved ${describePostings(row.postings)}`);
  return faults;
}

/** Whether coins and stock of an order were returned. */
function wasReversed({ status }: OrderItem): boolean {
  return ['declined', 'canceled', 'refunded'].includes(status);
}

/** Checks that an undone order, and only an undone one, has one row that reverses its payment. */
function faultsOfReversal(order: OrderItem, rows: readonly LedgerRow[]): string[] {
  const { player, id, total, goldCredited } = order;
  const reversals = rows.filter(
    ({ player: of, detail }) => of === player && detail.kind === 'order-undone' && detail.order === id,
  );
  const due = wasReversed(order) ? 1 : 0;
  if (reversals.length !== due)
    return [`${id}: is ${order.status} and was reversed ${reversals.length} times`];
  const expected: LedgerRow['postings'] = [
    ['player:sweeps-redeemable', 'sweeps', total],
    ['house:redemptions', 'sweeps', -total],
    ['player:gold', 'gold', -goldCredited],
    ['house:redemptions', 'gold', goldCredited],
  ];
  const moved = describePostings(expected.filter(([, , change]) => change !== 0));
  return reversals.flatMap(({ postings }) =>
    describePostings(postings) === moved ? [] : [`${id}: reversed ${describePostings(postings)}`],
  );
}

function faultsOfPayment({ player, detail }: LedgerRow, orders: readonly OrderItem[]): string[] {
  if (detail.kind !== 'order') return [];
  const exists = orders.some((order) => order.player === player && order.id === detail.order);
  return exists ? [] : [`${player}: paid for ${detail.order}, which is no order`];
}

/** Checks that each held reservation has a coin hold with its id and price, and that no other checkout hold exists. */
function faultsOfHolds(wallets: readonly WalletItem[], reservations: readonly Reservation[]): string[] {
  const reservationHolds = reservations.map(
    ({ player, id, lines }) => `${player}: ${id} for ${costOf(lines)} sweeps`,
  );
  const coinHolds = wallets.flatMap(({ player, holds }) =>
    holds
      .filter(([, purpose]) => purpose === 'checkout')
      .map(([id, , coin, , amount]) => `${player}: ${id} for ${amount} ${coin}`),
  );
  return [
    ...reservationHolds
      .filter((hold) => !coinHolds.includes(hold))
      .map((hold) => `${hold} is reserved without a coin hold`),
    ...coinHolds
      .filter((hold) => !reservationHolds.includes(hold))
      .map((hold) => `${hold} has no reservation`),
  ];
}

/** Checks that the index by expiry contains exactly the held reservations. */
async function faultsOfMarks(
  client: DynamoDBDocumentClient,
  table: string,
  reservations: readonly Reservation[],
): Promise<string[]> {
  const faults = reservations
    .filter(({ state, held }) => (state === 'held') !== (held === 'held'))
    .map(({ player, state, held }) => `${player}: a reservation that is ${state} is marked ${held}`);
  const indexed: string[] = [];
  const query = {
    TableName: table,
    IndexName: 'by-expiry',
    KeyConditionExpression: 'held = :held',
    ExpressionAttributeValues: { ':held': 'held' },
  };
  for await (const { Items = [] } of paginateQuery({ client }, query))
    indexed.push(...Items.map(({ player }) => player as string));
  const holders = reservations.filter(({ state }) => state === 'held').map(({ player }) => player);
  if (indexed.sort().join() !== holders.sort().join())
    faults.push('the index by expiry differs from the table');
  return faults;
}

function costOf(lines: readonly Line[]): number {
  return lines.reduce((total, { price, quantity }) => total + price * quantity, 0);
}

function describePostings(postings: LedgerRow['postings']): string {
  return postings
    .map((posting) => posting.join(' '))
    .sort()
    .join(', ');
}
