import { type Log, logLines } from '#http/log';
import { isRefusal, type Refusal } from '#http/refusals';
import type { LedgerEntry, LedgerTransaction } from '#stores/ledger-row';
import type { LedgerStore } from '#stores/ledger-store';
import type { OpenWallet, WalletChange } from '#stores/sealed-wallets';
import type { WalletStore } from '#stores/wallet-store';
import { inputHash, type Operation, transactionId } from './transaction-id';

export interface SettleOnceDependencies {
  readonly wallets: WalletStore;
  readonly ledger: LedgerStore;
  /** The player's wallet, opened on the spot if this is the first request. */
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  /** Resolves after a random part of `upToMs` milliseconds. */
  readonly pause: (upToMs: number) => Promise<void>;
  readonly log: Log;
}

/** Decides what an operation does to a wallet as it is now; it is asked again when the wallet changed meanwhile. */
export type Decide = (
  open: OpenWallet,
  id: string,
) => (Omit<WalletChange, 'entry'> & { transaction: LedgerTransaction }) | Refusal;

const retries = 4;
const shortestPauseMs = 10;

/**
 * Settles an operation once, however often and however concurrently its key arrives.
 *
 * The wallet is read, the change decided, and wallet and ledger line written under the condition that neither moved: two
 * round trips. When another request overtook this one, it looks first whether its own key was settled and decides again.
 *
 * @returns the transaction that the key led to, now or the first time; or why it is refused
 */
export async function settleOnce(
  { wallets, ledger, loadOrOpen, pause, log }: SettleOnceDependencies,
  player: string,
  operation: Operation,
  decide: Decide,
): Promise<LedgerTransaction | Refusal> {
  const id = transactionId(player, operation);

  for (let attempt = 0; attempt <= retries; attempt += 1) {
    if (attempt > 0) {
      log(logLines.walletOvertaken, { operation: operation.name, attempt });
      await pause(shortestPauseMs * 2 ** attempt);
      const settled = await firstAnswer(ledger, player, operation);
      if (settled) return settled;
    }

    const open = await loadOrOpen(player);
    const decision = decide(open, id);
    if (isRefusal(decision)) {
      // A settled key is answered as before, even when it could not be paid for, or would come too soon, today.
      return (await firstAnswer(ledger, player, operation)) ?? decision;
    }

    const { transaction, ...change } = decision;
    const result = await wallets.commit(open, {
      ...change,
      entry: { transaction, inputHash: inputHash(operation) },
    });
    if (result.outcome === 'committed') return transaction;
    if (result.outcome === 'repeated') return repeat(result.entry, operation);
  }
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

function repeat(first: LedgerEntry, operation: Operation): LedgerTransaction | Refusal {
  return first.inputHash === inputHash(operation) ? first.transaction : { code: 'idempotency/key-reused' };
}
