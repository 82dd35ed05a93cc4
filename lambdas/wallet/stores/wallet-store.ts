import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Commitment } from '#domain/fairness/seeds';
import { noOpenRounds } from '#domain/games/open-round';
import { newPlayState, type PlayState } from '#domain/play-limits/play-state';
import type { Wallet } from '#domain/wallet/wallet';
import { type AtomicWrite, atomicWrite, conflictOrThrow, requestOf } from '#lambdas/runtime/aws/atomic-write';
import { existingItemOf } from '#lambdas/runtime/aws/conditional-write';
import { ifAbsent, ifAll, ifEqual } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { fromRow, type LedgerEntry, type LedgerRow, toRow } from './ledger-row';
import { openingItem } from './opening-item';
import { type OpenWallet, stateAfter, stateCommittedTo, type WalletChange } from './wallet-change';
import { fromItem, toItem, type WalletItem, type WalletState } from './wallet-item';

/** Outcome of a commit. Any outcome except `committed` wrote nothing. */
export type CommitResult =
  | { readonly outcome: 'committed' }
  /** The idempotency key was settled before, with this entry. */
  | { readonly outcome: 'repeated'; readonly entry: LedgerEntry }
  /** The wallet or another conditional write changed: read and decide again. */
  | { readonly outcome: 'conflict' };

/** A player's initial profile record. */
export interface PlayerRecord {
  readonly player: string;
  readonly email: string;
}

export interface WalletOpening {
  readonly record: PlayerRecord;
  readonly wallet: Wallet;
  /** Ledger entry of the welcome grant; null when the wallet opens without it. */
  readonly entry: LedgerEntry | null;
  /** Whether the player has had the welcome grant, now or with an earlier account. @default whether there is an entry */
  readonly isWelcomed?: boolean;
  /** Initial play state. @default that of a new player */
  readonly play?: PlayState;
  readonly clientSeed: string;
  readonly at: Date;
  /** Writes of other stores in the same transaction. */
  readonly alongside?: readonly AtomicWrite[];
}

export interface WalletStore {
  load(player: string): Promise<OpenWallet | undefined>;
  /**
   * Creates the wallet, the player record and, for a wallet with coins, the first ledger row in one transaction. Writes nothing when they
   * exist or a write in `alongside` fails.
   */
  open(opening: WalletOpening): Promise<CommitResult>;
  /** Writes wallet, ledger row and the writes of other stores in one transaction, under an optimistic lock on the wallet that was read. */
  commit(before: OpenWallet, change: WalletChange, alongside?: readonly AtomicWrite[]): Promise<CommitResult>;
  /** Writes nothing; fails if the wallet changed since it was read. An account does not close before the writes of such a transaction. */
  unchanged(read: OpenWallet): AtomicWrite;
  /** Stores a commitment before it is first shown, under an optimistic lock on the wallet that was read. */
  keepCommitment(before: OpenWallet, commitment: Commitment): Promise<CommitResult>;
}

export interface WalletTables {
  readonly wallets: string;
  readonly ledger: string;
  readonly players: string;
}

/**
 * The store of wallets, and the only place where coins move.
 *
 * A wallet's item is always written whole, under the condition that its sequence number is the one that was read, and every write takes the
 * next number. Of two writers that read the same wallet, one succeeds and the other gets a conflict, whatever they change. This requires
 * that nothing writes an item in another way: every change of a wallet, even without coins, is a ledger transaction, and `stateAfter`
 * refuses any other. Only a first commitment takes no number; it conflicts with every writer that read the wallet without one.
 */
export function createWalletStore(client: DynamoDBDocumentClient, tables: WalletTables): WalletStore {
  return { load, open, commit, unchanged, keepCommitment };

  async function load(player: string): Promise<OpenWallet | undefined> {
    const item = await getItem<WalletItem>(client, tables.wallets, { player });
    return item && fromItem(item);
  }

  async function open({
    record,
    wallet,
    entry,
    clientSeed,
    at,
    alongside = [],
    ...opening
  }: WalletOpening): Promise<CommitResult> {
    const state: WalletState = {
      wallet,
      seeds: { number: 0, clientSeed, nonce: 0, hashes: null },
      revealed: null,
      openRounds: noOpenRounds,
      play: opening.play ?? newPlayState(at),
      allowance: null,
      isWelcomed: opening.isWelcomed ?? entry !== null,
      signInsCountFrom: null,
      rotationsUsedUntil: null,
      updatedAt: at,
    };
    return write(entry, [
      putNew(tables.wallets, toItem(state), 'player'),
      putNew(tables.players, { ...record, ...openingItem(record.player, at) }, 'player'),
      ...alongside.map(requestOf),
    ]);
  }

  async function commit(
    before: OpenWallet,
    change: WalletChange,
    alongside: readonly AtomicWrite[] = [],
  ): Promise<CommitResult> {
    const after = toItem(stateAfter(before, change));
    return write(change.entry, [putWhile(tables.wallets, after, before), ...alongside.map(requestOf)]);
  }

  function unchanged({ wallet: { player, sequence } }: OpenWallet): AtomicWrite {
    return atomicWrite(`unchanged wallet ${sequence}`, {
      ConditionCheck: { TableName: tables.wallets, Key: { player }, ...ifEqual('sequence', sequence) },
    });
  }

  async function keepCommitment(before: OpenWallet, commitment: Commitment): Promise<CommitResult> {
    const after = toItem(stateCommittedTo(before, commitment));
    return write(null, [putWhile(tables.wallets, after, before)]);
  }

  async function write(
    entry: LedgerEntry | null,
    others: ReturnType<typeof requestOf>[],
  ): Promise<CommitResult> {
    const ledgerPuts = entry ? [putLine(tables.ledger, toRow(entry))] : [];
    try {
      await client.send(new TransactWriteCommand({ TransactItems: [...ledgerPuts, ...others] }));
      return { outcome: 'committed' };
    } catch (error) {
      return explain(error);
    }
  }
}

/** Puts an item under the condition that its key is unused. */
function putNew(table: string, item: object, key: string) {
  return {
    Put: {
      TableName: table,
      Item: item as Record<string, unknown>,
      ...ifAbsent(key),
    },
  };
}

/** Puts a ledger row; if its key was settled, the failed condition returns the existing row. */
function putLine(table: string, row: LedgerRow) {
  return {
    Put: { ...putNew(table, row, 'entry').Put, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const },
  };
}

/** Puts a wallet under the condition that its sequence is unchanged and no first commitment was stored since. */
function putWhile(table: string, item: WalletItem, { wallet, seeds }: OpenWallet) {
  const isUnchanged = ifEqual('sequence', wallet.sequence);
  const when = seeds.hashes === null ? ifAll(isUnchanged, ifAbsent('commitment')) : isUnchanged;
  return { Put: { TableName: table, Item: { ...item }, ...when } };
}

/** Maps a canceled transaction to an outcome and rethrows every other error. */
function explain(error: unknown): CommitResult {
  // Only the put of the ledger row requests the existing item.
  const settled = existingItemOf<LedgerRow>(error);
  if (settled) return { outcome: 'repeated', entry: fromRow(settled) };
  conflictOrThrow(error);
  return { outcome: 'conflict' };
}
