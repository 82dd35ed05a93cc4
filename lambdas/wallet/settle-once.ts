import { createHash } from 'node:crypto';
import type { Refusal } from '#contracts/errors';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { type Log, logLines } from '#lambdas/runtime/log';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { LedgerEntry, LedgerTransaction } from './stores/ledger-row';
import type { LedgerStore } from './stores/ledger-store';
import type { OpenWallet, WalletChange } from './stores/wallet-change';
import type { WalletStore } from './stores/wallet-store';

export interface SettleOnceDependencies {
  readonly wallets: WalletStore;
  readonly ledger: LedgerStore;
  /** Opens a wallet or gives its welcome grant. Called only when there is no wallet, or one without the grant. */
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  readonly pause: Pause;
  readonly log: Log;
}

/** An idempotent operation: a repeated key with the same input returns the first result. */
export interface Operation {
  /** Verb and noun that scope the key: `play-round`. */
  readonly name: string;
  readonly key: string;
  /** Everything that determines the result, as plain JSON. */
  readonly input: Readonly<Record<string, string | number | null>>;
}

/** The change of a wallet, and the writes of the same transaction. */
export interface Decision extends Omit<WalletChange, 'entry'> {
  readonly transaction: LedgerTransaction;
  readonly alongside?: readonly AtomicWrite[];
}

/** How the input of a decision is read besides the wallet. `Early` is what is read in parallel with it. */
type BasisReads<Basis, Early> =
  | {
      /** Reads the basis in parallel with the wallet. If a concurrent change of it matters, a write in `alongside` must fail because of it. */
      readonly read: () => Promise<Basis>;
      readonly readAfterWallet?: undefined;
    }
  | {
      readonly read: () => Promise<Early>;
      /**
       * Completes the basis with state that is never written without the wallet. It is read after the wallet, so that a change is either
       * seen or makes this write fail.
       */
      readonly readAfterWallet: (early: Early) => Promise<Basis>;
    };

/**
 * An operation of a player and its decision. `Existing` is the type of an existing result that makes a write unnecessary; `Early` is what
 * `readAfterWallet` completes to the basis.
 */
type Settlement<Basis, Existing extends object, Early> = BasisReads<Basis, Early> & {
  readonly player: string;
  readonly operation: Operation;
  /**
   * Decides by the current state, and again after a conflict. `id` is the id of the transaction.
   *
   * @returns `conflict` when wallet and basis were read on two sides of a change and do not belong together
   */
  readonly decide: (
    open: OpenWallet,
    id: string,
    basis: Basis,
  ) => Decision | Refusal | NoInfer<Existing> | typeof conflict;
};

/** `read` of an operation that depends on the wallet alone. */
export const nothingElse = async (): Promise<void> => undefined;

/**
 * Settles an operation once, however often and however concurrently its key arrives.
 *
 * Reads the wallet, decides the change, and writes wallet and ledger row under an optimistic lock: two round trips. After a conflict it
 * first checks whether its own key was settled, and then decides again.
 *
 * @returns the transaction of the key, new or repeated; the existing result; or the refusal
 */
export async function settleOnce<Basis, Existing extends object = never, Early = Basis>(
  { wallets, ledger, loadOrOpen, pause, log }: SettleOnceDependencies,
  settlement: Settlement<Basis, Existing, Early>,
): Promise<LedgerTransaction | Refusal | Existing> {
  const { player, operation, decide } = settlement;
  const id = transactionId(player, operation);

  const settled = await retryOnConflict(pause, async (attempt) => {
    if (attempt > 0) {
      log(logLines.walletConflict, { operation: operation.name, attempt });
      const first = await firstAnswer(ledger, player, operation);
      if (first) return first;
    }

    const [found, readRest] = await Promise.all([wallets.load(player), readEarly(settlement)]);
    const open = found?.isWelcomed ? found : await loadOrOpen(player);
    const decision = decide(open, id, await readRest());
    if (decision === conflict) return conflict;
    if (isRefusal(decision)) {
      // A settled key returns its first result even when the request would now be refused.
      return (await firstAnswer(ledger, player, operation)) ?? decision;
    }
    if (!isDecision(decision)) return decision;

    const { transaction, alongside = [], ...change } = decision;
    const entry = { transaction, inputHash: inputHash(operation) };
    const result = await wallets.commit(open, { ...change, entry }, alongside);
    if (result.outcome === 'committed') return transaction;
    return result.outcome === 'repeated' ? repeat(result.entry, operation) : conflict;
  });
  if (settled !== conflict) return settled;
  log(logLines.walletContended, { operation: operation.name });
  return { code: 'request/unavailable' };
}

/**
 * Returns what an operation's key was settled with. A caller that refuses an operation before it reaches a wallet checks this first,
 * because a settled key always returns its first result.
 *
 * @returns the first transaction; the refusal of a key reused with other input; or undefined for an unused key
 */
export async function firstAnswer(
  ledger: LedgerStore,
  player: string,
  operation: Operation,
): Promise<LedgerTransaction | Refusal | undefined> {
  const first = await ledger.find(player, transactionId(player, operation));
  return first && repeat(first, operation);
}

/** Reads what is read in parallel with the wallet. @returns the read of the rest, which completes the basis */
async function readEarly<Basis, Early>(reads: BasisReads<Basis, Early>): Promise<() => Promise<Basis>> {
  if (reads.readAfterWallet) {
    const early = await reads.read();
    return () => reads.readAfterWallet(early);
  }
  const basis = await reads.read();
  return async () => basis;
}

function isDecision<Existing extends object>(decided: Decision | Existing): decided is Decision {
  return 'transaction' in decided && 'wallet' in decided;
}

function repeat(first: LedgerEntry, operation: Operation): LedgerTransaction | Refusal {
  return first.inputHash === inputHash(operation) ? first.transaction : { code: 'idempotency/key-reused' };
}

/** Returns the id of the transaction of an operation. It is derived rather than random, so that a retry finds the first. */
export function transactionId(player: string, { name, key }: Pick<Operation, 'name' | 'key'>): string {
  return digest(JSON.stringify([player, name, key]));
}

/**
 * Hashes an operation's input, independent of the order of its fields. The hash stays in the ledger permanently, so the key, which is
 * stored nowhere, is hashed with it: otherwise an address or birthday could be found by brute force.
 */
export function inputHash({ name, key, input }: Operation): string {
  const fields = Object.entries(input).sort(([left], [right]) => (left < right ? -1 : 1));
  return digest(JSON.stringify([name, key, fields]));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
