import type { Change, Database } from '#lambdas/in-memory/database';
import type { Item } from '#lambdas/in-memory/item';
import type { Delivery } from '../casino/delivery';
import { type Invariant, assertInvariant } from './checks';

type Sums = Readonly<Record<string, number>>;

interface Row {
  readonly player: string;
  readonly entry: string;
  readonly sequence: number;
  readonly postings: readonly (readonly [account: string, coin: string, amount: number])[];
  readonly balances: Sums;
  readonly detail: { readonly kind: string; readonly reason?: string };
}

/** Rows that follow a provider’s report. They have their own keys: a request that calls the provider may create them in addition to its own row. */
const paymentKinds: ReadonlySet<string> = new Set(['purchase', 'purchase-ended', 'refund', 'sweeps-freeze']);

/** A player’s account, recalculated independently. */
interface Account {
  sequence: number;
  readonly balances: Record<string, number>;
}

/**
 * Checks double entry per coin; that wallets equal the sum of their ledger and are never negative; that rows are numbered without gaps and
 * never changed; and that no operation creates two rows.
 */
export function ledgerInvariant({ tables }: Database): Invariant {
  const accounts = new Map<string, Account>();
  const welcomeGrants = new Set<string>();
  return { committed, atEnd };

  function committed(changes: readonly Change[], by: Delivery): void {
    for (const { table, before, after } of changes) {
      if (table === 'ledger') {
        assertInvariant(
          !before && after !== undefined,
          () => `row ${before?.['entry'] as string} of the ledger was changed`,
        );
        add(after as unknown as Row, by);
      }
    }
    for (const { table, after } of changes) if (table === 'wallets') compareWallet(after as Item);
  }

  function add(row: Row, { task }: Delivery): void {
    const welcome = welcomeOf(row);
    if (welcome) {
      assertInvariant(!welcomeGrants.has(welcome), () => `there are two of ${welcome}`);
      welcomeGrants.add(welcome);
    } else if (task.isOnce && !paymentKinds.has(row.detail.kind)) {
      assertInvariant(
        task.entry === null,
        () => `operation #${task.number} led to two rows: ${task.entry}, ${row.entry}`,
      );
      task.entry = row.entry;
    }
    const account = accountOf(row.player);
    addRow(account, row);
    for (const [balance, amount] of Object.entries(row.balances))
      assertInvariant(
        amount === (account.balances[balance] ?? 0) && amount >= 0,
        () =>
          `row ${row.sequence} of ${row.player} says ${balance} ${amount}, not ${account.balances[balance]}`,
      );
    const wallet = tables.wallets.get(row.player);
    assertInvariant(
      wallet?.['sequence'] === row.sequence,
      () => `row ${row.sequence} of ${row.player} was written without its wallet`,
    );
  }

  function compareWallet(wallet: Item): void {
    const player = wallet['player'] as string;
    const { sequence, balances } = accountOf(player);
    assertInvariant(
      wallet['sequence'] === sequence,
      () => `the wallet of ${player} is not at its row ${sequence}`,
    );
    for (const [balance, amount] of Object.entries(balances))
      assertInvariant(
        wallet[balance] === amount,
        () => `the wallet of ${player} holds ${balance} ${String(wallet[balance])}, its ledger ${amount}`,
      );
  }

  function accountOf(player: string): Account {
    let account = accounts.get(player);
    if (!account) accounts.set(player, (account = { sequence: 0, balances: {} }));
    return account;
  }

  /** Recalculates everything from the final table. */
  function atEnd(): void {
    const byPlayer = new Map<string, Row[]>();
    for (const item of tables.ledger.items()) {
      const row = item as unknown as Row;
      const rows = byPlayer.get(row.player);
      if (rows) rows.push(row);
      else byPlayer.set(row.player, [row]);
    }
    for (const wallet of tables.wallets.items()) {
      const rows = byPlayer.get(wallet['player'] as string) ?? [];
      const recounted: Account = { sequence: 0, balances: {} };
      for (const row of rows.sort((left, right) => left.sequence - right.sequence)) addRow(recounted, row);
      accounts.set(wallet['player'] as string, recounted);
      compareWallet(wallet);
    }
  }
}

function addRow(recounted: Account, { player, sequence, postings }: Row): void {
  assertInvariant(
    sequence === recounted.sequence + 1,
    () => `row ${sequence} of ${player} follows row ${recounted.sequence}`,
  );
  recounted.sequence = sequence;
  const sums: Record<string, number> = {};
  for (const [account, coin, amount] of postings) {
    sums[coin] = (sums[coin] ?? 0) + amount;
    const [owner, name] = account.split(':') as [string, string];
    if (owner !== 'player') continue;
    assertInvariant(coinOf(name) === coin, () => `row ${sequence} of ${player} has ${coin} in ${account}`);
    const balance = balanceOf(name);
    recounted.balances[balance] = (recounted.balances[balance] ?? 0) + amount;
    assertInvariant(
      Number.isSafeInteger(amount),
      () => `row ${sequence} of ${player} moves ${amount}, which is no whole number`,
    );
  }
  for (const [balance, amount] of Object.entries(recounted.balances))
    assertInvariant(amount >= 0, () => `row ${sequence} of ${player} leaves ${balance} at ${amount}`);
  for (const [coin, sum] of Object.entries(sums))
    assertInvariant(sum === 0, () => `the ${coin} postings of row ${sequence} of ${player} sum to ${sum}`);
}

/** Welcome grants come with the first request that meets a new wallet, or a known age and state. */
function welcomeOf({ player, detail: { kind, reason } }: Row): string | undefined {
  const isWelcome = kind === 'grant' && (reason === 'welcome' || reason === 'welcome-sweeps');
  return isWelcome ? `the grant ${reason} of ${player}` : undefined;
}

/** Balance field of an account: `sweepsUnplayed` for `sweeps-unplayed`. */
function balanceOf(account: string): string {
  return account.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

function coinOf(account: string): string {
  return account.includes('gold') ? 'gold' : 'sweeps';
}
