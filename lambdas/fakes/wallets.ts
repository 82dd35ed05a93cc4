import { gamesOnRecord } from '#domain/games/games-on-record';
import { createMailboxStore, type MailboxStore } from '#lambdas/account/stores/mailbox-store';
import { fromRow, type LedgerEntry, type LedgerRow } from '#lambdas/wallet/stores/ledger-row';
import { createLedgerStore, type LedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { createWalletStore, type WalletStore } from '#lambdas/wallet/stores/wallet-store';
import { createWinStore, type WinStore } from '#lambdas/wins/stores/win-store';
import { createWinnerStore, type WinnerStore } from '#lambdas/wins/stores/winner-store';
import { createFakeTables, type FakeTables, type Interfere } from './fake-tables';

/** Wallets, ledger and mailboxes on fake tables. */
export interface FakeWallets {
  readonly tables: FakeTables;
  readonly wallets: WalletStore;
  readonly ledger: LedgerStore;
  readonly mailboxes: MailboxStore;
  readonly wins: WinStore;
  readonly winners: WinnerStore;
  /** Every entry of the ledger, in the order of the commits. */
  readonly entries: LedgerEntry[];
  /** Runs before the next commit of a ledger row checks its conditions, like a concurrent request. */
  beforeNextCommit(interfere: Interfere): void;
}

export function createFakeWallets(tables = createFakeTables()): FakeWallets {
  const { client } = tables;
  const entries: LedgerEntry[] = [];
  tables.onWrite<LedgerRow>('ledger', (row) => entries.push(fromRow(row)));
  return {
    tables,
    entries,
    wallets: createWalletStore(client, { wallets: 'wallets', ledger: 'ledger', players: 'players' }),
    ledger: createLedgerStore(client, 'ledger', gamesOnRecord),
    wins: createWinStore(client, 'metrics'),
    winners: createWinnerStore(client, { wallets: 'wallets', players: 'players' }),
    mailboxes: createMailboxStore(client, 'players', { cost: 2 }),
    beforeNextCommit: (interfere) =>
      tables.beforeNextTransaction((touched) => touched.includes('ledger'), interfere),
  };
}
