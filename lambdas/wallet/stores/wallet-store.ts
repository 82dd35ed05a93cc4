import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Commitment } from '#domain/fairness/seeds';
import { newPlayState, type PlayState } from '#domain/play-limits/play-state';
import type { Wallet } from '#domain/wallet/wallet';
import { type AtomicWrite, conflictOrThrow, requestOf } from '#lambdas/runtime/aws/atomic-write';
import { fromRow, type LedgerEntry, type LedgerRow, toRow } from './ledger-row';
import { type OpenWallet, stateAfter, stateCommittedTo, type WalletChange } from './wallet-change';
import { fromItem, toItem, type WalletItem, type WalletState } from './wallet-item';

/** How a commit ended. Whatever is not committed left nothing behind. */
export type CommitResult =
  | { readonly outcome: 'committed' }
  /** The idempotency key was settled before: this is what it led to. */
  | { readonly outcome: 'repeated'; readonly entry: LedgerEntry }
  /** Somebody else changed the wallet, or what was written alongside: read again and decide again. */
  | { readonly outcome: 'conflict' };

/** A player's profile as it is first recorded, beside the wallet. */
export interface PlayerRecord {
  readonly player: string;
  readonly email: string;
}

export interface WalletOpening {
  readonly record: PlayerRecord;
  readonly wallet: Wallet;
  /** The line of the welcome grant, null when the wallet opens without it. */
  readonly entry: LedgerEntry | null;
  /** Whether the welcome grant was given, with this or long ago. @default whether there is a line of it */
  readonly isWelcomed?: boolean;
  /** What bounds play from the start. @default that of somebody of whom nothing is known */
  readonly play?: PlayState;
  readonly clientSeed: string;
  readonly at: Date;
  /** What other stores have to write with it. */
  readonly alongside?: readonly AtomicWrite[];
}

export interface WalletStore {
  load(player: string): Promise<OpenWallet | undefined>;
  /** Creates wallet, player's record and, where it starts with coins, the first ledger line; all or, when they exist or what is written alongside fails, nothing. */
  open(opening: WalletOpening): Promise<CommitResult>;
  /**
   * Writes wallet and ledger line in one transaction, if the wallet is still the one that was read; with them goes what other
   * stores have to write, if its conditions hold.
   */
  commit(before: OpenWallet, change: WalletChange, alongside?: readonly AtomicWrite[]): Promise<CommitResult>;
  /** Writes a commitment down that is about to be shown for the first time, if the wallet is still the one that was read. */
  keepCommitment(before: OpenWallet, commitment: Commitment): Promise<CommitResult>;
}

export interface WalletTables {
  readonly wallets: string;
  readonly ledger: string;
  readonly players: string;
}

/**
 * The store of wallets: the only place where coins move.
 *
 * A wallet's item is always written whole, under the condition that its number is still the one that was read, and every write
 * takes the next number. So of two writers that read the same wallet one comes through and the other is overtaken, whatever
 * either of them changes. That holds only while nobody writes an item in another way: whatever a wallet is to remember, be
 * it without a coin moving, is a transaction of the ledger, and `stateAfter` refuses any other change. A first commitment alone takes no
 * number: it overtakes whoever read the wallet without one.
 */
export function createWalletStore(client: DynamoDBDocumentClient, tables: WalletTables): WalletStore {
  return { load, open, commit, keepCommitment };

  async function load(player: string): Promise<OpenWallet | undefined> {
    const key = { TableName: tables.wallets, Key: { player }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item && fromItem(Item as WalletItem);
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
      openRound: null,
      play: opening.play ?? newPlayState(at),
      allowance: null,
      isWelcomed: opening.isWelcomed ?? entry !== null,
      signInsCountFrom: null,
      rotationsUsedUntil: null,
      updatedAt: at,
    };
    return write(entry, [
      putNew(tables.wallets, toItem(state), 'player'),
      putNew(tables.players, { ...record, openedAt: at.toISOString() }, 'player'),
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

/** Puts an item where there is none with its key. */
function putNew(table: string, item: object, key: string) {
  return {
    Put: {
      TableName: table,
      Item: item as Record<string, unknown>,
      ConditionExpression: 'attribute_not_exists(#key)',
      ExpressionAttributeNames: { '#key': key },
    },
  };
}

/** Puts a line of the ledger; should its key have been settled, DynamoDB tells with what. */
function putLine(table: string, row: LedgerRow) {
  return {
    Put: { ...putNew(table, row, 'entry').Put, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const },
  };
}

/** Puts a wallet while it is still the one that was read, and no commitment was shown since. */
function putWhile(table: string, item: WalletItem, { wallet, seeds }: OpenWallet) {
  const isFirst = seeds.hashes === null;
  return {
    Put: {
      TableName: table,
      Item: { ...item },
      ConditionExpression: `#sequence = :sequence${isFirst ? ' AND attribute_not_exists(#commitment)' : ''}`,
      ExpressionAttributeNames: { '#sequence': 'sequence', ...(isFirst && { '#commitment': 'commitment' }) },
      ExpressionAttributeValues: { ':sequence': wallet.sequence },
    },
  };
}

/** A canceled transaction is an answer; anything else DynamoDB says is an error and goes up. */
function explain(error: unknown): CommitResult {
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  // Only the ledger line asks for the item that is in its way.
  const settled = reasons.find(({ Code, Item }) => Code === 'ConditionalCheckFailed' && Item)?.Item;
  if (settled) return { outcome: 'repeated', entry: fromRow(unmarshall(settled) as LedgerRow) };
  conflictOrThrow(error);
  return { outcome: 'conflict' };
}
