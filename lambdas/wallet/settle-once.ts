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
  /** Opens or welcomes whoever was not yet, on the spot; asked only when there is no wallet, or one without its welcome. */
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  readonly pause: Pause;
  readonly log: Log;
}

/** What a request wants done once: the same key asks for the same thing again, and is answered as the first time. */
export interface Operation {
  /** A verb and a noun that scope the key: `play-round`. */
  readonly name: string;
  readonly key: string;
  /** Everything that decides the result, in plain JSON. */
  readonly input: Readonly<Record<string, string | number | null>>;
}

/** What an operation does to a wallet, and what else is written with it or not at all. */
export interface Decision extends Omit<WalletChange, 'entry'> {
  readonly transaction: LedgerTransaction;
  readonly alongside?: readonly AtomicWrite[];
}

/** An operation of a player, and how it is decided. `Residency` is what may be there already, so that nothing is left to write. */
export interface Settlement<Basis, Residency extends object = never> {
  readonly player: string;
  readonly operation: Operation;
  /**
   * Reads, at the same time as the wallet, what else decides. Where a change of it in between would matter, something that is written
   * alongside must fail for it.
   */
  readonly read: () => Promise<Basis>;
  /**
   * Completes what was read by what is never written without the wallet, such as what a player began. It is read once the wallet was, so
   * a change of it is either seen or makes this write fail. @default nothing more is read
   */
  readonly readAfterWallet?: (basis: Basis) => Promise<Basis>;
  /**
   * Decides by everything as it is now; it is asked again when any of it changed meanwhile. `id` is the transaction's.
   *
   * @returns `conflict` where wallet and basis were read on two sides of a change, and do not belong together
   */
  readonly decide: (
    open: OpenWallet,
    id: string,
    basis: Basis,
  ) => Decision | Refusal | NoInfer<Residency> | typeof conflict;
}

/** For an operation that the wallet alone decides. */
export const nothingElse = async (): Promise<void> => undefined;

/**
 * Settles an operation once, however often and however concurrently its key arrives.
 *
 * The wallet is read, the change decided, and wallet and ledger line written under the condition that neither moved: two
 * round trips. When another request overtook this one, it looks first whether its own key was settled and decides again.
 *
 * @returns the transaction that the key led to, now or the first time; what stands already; or why it is refused
 */
export async function settleOnce<Basis, Residency extends object = never>(
  { wallets, ledger, loadOrOpen, pause, log }: SettleOnceDependencies,
  { player, operation, read, readAfterWallet, decide }: Settlement<Basis, Residency>,
): Promise<LedgerTransaction | Refusal | Residency> {
  const id = transactionId(player, operation);

  const settled = await retryOnConflict(pause, async (attempt) => {
    if (attempt > 0) {
      log(logLines.walletConflict, { operation: operation.name, attempt });
      const first = await firstAnswer(ledger, player, operation);
      if (first) return first;
    }

    const [found, before] = await Promise.all([wallets.load(player), read()]);
    const open = found?.isWelcomed ? found : await loadOrOpen(player);
    const basis = readAfterWallet ? await readAfterWallet(before) : before;
    const decision = decide(open, id, basis);
    if (decision === conflict) return conflict;
    if (isRefusal(decision)) {
      // A settled key is answered as before, even when it could not be paid for, or would come too soon, today.
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
 * What an operation's key was settled with before. Whoever refuses an operation before it gets to a wallet asks this first: a
 * settled key is answered for ever.
 *
 * @returns the transaction of then, the refusal of a key that was used for something else, or undefined for an unused key
 */
export async function firstAnswer(
  ledger: LedgerStore,
  player: string,
  operation: Operation,
): Promise<LedgerTransaction | Refusal | undefined> {
  const first = await ledger.find(player, transactionId(player, operation));
  return first && repeat(first, operation);
}

function isDecision<Residency extends object>(decided: Decision | Residency): decided is Decision {
  return 'transaction' in decided && 'wallet' in decided;
}

function repeat(first: LedgerEntry, operation: Operation): LedgerTransaction | Refusal {
  return first.inputHash === inputHash(operation) ? first.transaction : { code: 'idempotency/key-reused' };
}

/** The id of the transaction that an operation leads to. It is derived, never random: a retry must find the first. */
export function transactionId(player: string, { name, key }: Pick<Operation, 'name' | 'key'>): string {
  return digest(JSON.stringify([player, name, key]));
}

/**
 * The fingerprint of an operation's input, whatever the order of its fields. It stays in the ledger for good and must not tell what it
 * is of: an address or a birthday would be found by trying. So the key, which is kept nowhere, is hashed with it.
 */
export function inputHash({ name, key, input }: Operation): string {
  const fields = Object.entries(input).sort(([left], [right]) => (left < right ? -1 : 1));
  return digest(JSON.stringify([name, key, fields]));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
