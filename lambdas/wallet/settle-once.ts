import { type Log, logLines } from '#http/log';
import { isRefusal, type Refusal } from '#http/refusals';
import type { AtomicWrite } from '#stores/atomic-write';
import type { LedgerEntry, LedgerTransaction } from '#stores/ledger-row';
import type { LedgerStore } from '#stores/ledger-store';
import type { OpenWallet, WalletChange } from '#stores/sealed-wallets';
import type { WalletStore } from '#stores/wallet-store';
import { overtaken, type Pause, retryOvertaken } from '../overtaken';
import { inputHash, type Operation, transactionId } from './transaction-id';

export interface SettleOnceDependencies {
  readonly wallets: WalletStore;
  readonly ledger: LedgerStore;
  /** The player's wallet, opened on the spot if this is the first request. */
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  readonly pause: Pause;
  readonly log: Log;
}

/** What an operation does to a wallet, and what else is written with it or not at all. */
export interface Decision extends Omit<WalletChange, 'entry'> {
  readonly transaction: LedgerTransaction;
  readonly alongside?: readonly AtomicWrite[];
}

/**
 * Decides what an operation does to a wallet and whatever else it was to read as they are now; it is asked again when any of it
 * changed meanwhile.
 */
export type Decide<Beside> = (open: OpenWallet, id: string, beside: Beside) => Decision | Refusal;

/**
 * Settles an operation once, however often and however concurrently its key arrives.
 *
 * The wallet is read, the change decided, and wallet and ledger line written under the condition that neither moved: two
 * round trips. When another request overtook this one, it looks first whether its own key was settled and decides again.
 *
 * @param readBeside  reads at the same time what else decides; what is written alongside must fail if that has changed
 * @returns the transaction that the key led to, now or the first time; or why it is refused
 */
export async function settleOnce<Beside = undefined>(
  { wallets, ledger, loadOrOpen, pause, log }: SettleOnceDependencies,
  player: string,
  operation: Operation,
  decide: Decide<Beside>,
  readBeside?: () => Promise<Beside>,
): Promise<LedgerTransaction | Refusal> {
  const id = transactionId(player, operation);

  const settled = await retryOvertaken(pause, async (attempt) => {
    if (attempt > 0) {
      log(logLines.walletOvertaken, { operation: operation.name, attempt });
      const first = await firstAnswer(ledger, player, operation);
      if (first) return first;
    }

    const [open, beside] = await Promise.all([loadOrOpen(player), readBeside?.()]);
    const decision = decide(open, id, beside as Beside);
    if (isRefusal(decision)) {
      // A settled key is answered as before, even when it could not be paid for, or would come too soon, today.
      return (await firstAnswer(ledger, player, operation)) ?? decision;
    }

    const { transaction, alongside = [], ...change } = decision;
    const entry = { transaction, inputHash: inputHash(operation) };
    const result = await wallets.commit(open, { ...change, entry }, alongside);
    if (result.outcome === 'committed') return transaction;
    return result.outcome === 'repeated' ? repeat(result.entry, operation) : overtaken;
  });
  if (settled !== overtaken) return settled;
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
