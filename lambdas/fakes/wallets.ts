import type { Commitment } from '#domain/fairness/seeds';
import { newPlayState } from '#domain/play-limits/play-state';
import { mailboxOf } from '#domain/player/mailbox';
import type { Mailbox, MailboxStore } from '#lambdas/account/stores/mailbox-store';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import type { LedgerEntry } from '#lambdas/wallet/stores/ledger-row';
import type { LedgerQuery, LedgerStore } from '#lambdas/wallet/stores/ledger-store';
import {
  type OpenWallet,
  stateAfter,
  stateCommittedTo,
  type WalletChange,
} from '#lambdas/wallet/stores/wallet-change';
import type { WalletState } from '#lambdas/wallet/stores/wallet-item';
import type { CommitResult, WalletOpening, WalletStore } from '#lambdas/wallet/stores/wallet-store';
import { applyAll, failedOf, memoryWrite } from './writes';

/** In-memory fake of wallets, ledger and mailboxes, with a hook for concurrent changes. */
export interface MemoryStores {
  readonly wallets: WalletStore;
  readonly ledger: LedgerStore;
  readonly entries: LedgerEntry[];
  readonly mailboxes: MailboxStore;
  /** Runs before the next commit checks its conditions, like a concurrent request. */
  beforeNextCommit(interfere: () => Promise<unknown>): void;
}

/** Creates empty stores. */
export function createMemoryStores(): MemoryStores {
  const states = new Map<string, WalletState>();
  const entries: LedgerEntry[] = [];
  const mailboxes = new Map<string, Omit<Mailbox, 'addHolder'>>();
  let interference: (() => Promise<unknown>) | undefined;

  return {
    entries,
    beforeNextCommit: (interfere) => (interference = interfere),
    wallets: { load, open, commit, keepCommitment },
    mailboxes: { read: readMailbox, leave: leaveMailbox },
    ledger: { find: async (player, id) => findEntry(player, id), page },
  };

  async function load(player: string): Promise<OpenWallet | undefined> {
    const state = states.get(player);
    // Returns a copy, as a table does.
    return state && { ...state };
  }

  async function readMailbox(email: string): Promise<Mailbox> {
    const name = mailboxOf(email);
    const before = mailboxes.get(name);
    const { holders, left } = before ?? { holders: [], left: null };
    const addHolder = (player: string) =>
      memoryWrite(`mailbox of ${player}`, {
        holds: () => mailboxes.get(name) === before,
        apply: () => mailboxes.set(name, { holders: [...holders, player], left }),
      });
    return { holders, left, addHolder };
  }

  async function leaveMailbox(...[email, player, merge]: Parameters<MailboxStore['leave']>): Promise<void> {
    const { holders, left } = await readMailbox(email);
    if (!holders.includes(player)) return;
    const others = holders.filter((holder) => holder !== player);
    mailboxes.set(mailboxOf(email), { holders: others, left: merge(left) });
  }

  async function open({
    wallet,
    entry,
    clientSeed,
    at,
    alongside = [],
    ...opening
  }: WalletOpening): Promise<CommitResult> {
    const settled = entry && findEntry(wallet.player, entry.transaction.id);
    if (settled) return { outcome: 'repeated', entry: settled };
    if (states.has(wallet.player) || failedOf(alongside).length > 0) return { outcome: 'conflict' };
    const seeds = { number: 0, clientSeed, nonce: 0, hashes: null };
    const play = opening.play ?? newPlayState(at);
    const untouched = { play, revealed: null, openRound: null, allowance: null };
    const times = { signInsCountFrom: null, rotationsUsedUntil: null, updatedAt: at };
    const marks = { isWelcomed: opening.isWelcomed ?? entry !== null, ...times };
    states.set(wallet.player, { wallet, seeds, ...untouched, ...marks });
    applyAll(alongside);
    if (entry) entries.push(entry);
    return { outcome: 'committed' };
  }

  async function commit(
    before: OpenWallet,
    change: WalletChange,
    alongside: readonly AtomicWrite[] = [],
  ): Promise<CommitResult> {
    const interfere = interference;
    interference = undefined;
    await interfere?.();

    const { player } = before.wallet;
    const { entry } = change;
    const after = stateAfter(before, change);
    const settled = findEntry(player, entry.transaction.id);
    if (settled) return { outcome: 'repeated', entry: settled };
    if (hasChanged(before) || failedOf(alongside).length > 0) return { outcome: 'conflict' };
    states.set(player, after);
    applyAll(alongside);
    entries.push(entry);
    return { outcome: 'committed' };
  }

  async function keepCommitment(before: OpenWallet, commitment: Commitment): Promise<CommitResult> {
    const after = stateCommittedTo(before, commitment);
    if (hasChanged(before)) return { outcome: 'conflict' };
    states.set(before.wallet.player, after);
    return { outcome: 'committed' };
  }

  function hasChanged({ wallet: { player, sequence }, seeds }: OpenWallet): boolean {
    const now = states.get(player);
    return now?.wallet.sequence !== sequence || (seeds.hashes === null && now.seeds.hashes !== null);
  }

  async function page(player: string, query: LedgerQuery) {
    const { before = Infinity, limit, kind, gameId, from, to } = query;
    const wanted = entries
      .map(({ transaction }) => transaction)
      .filter((each) => each.player === player && each.sequence < before)
      .filter(({ detail }) => kind === undefined || detail.kind === kind)
      .filter(({ detail }) => gameId === undefined || (detail.kind === 'round' && detail.gameId === gameId))
      .filter(({ at }) => (!from || at >= from) && (!to || at < to))
      .sort((left, right) => right.sequence - left.sequence);
    const next = wanted.length > limit ? wanted[limit - 1]!.sequence : null;
    return { transactions: wanted.slice(0, limit), next };
  }

  function findEntry(player: string, id: string): LedgerEntry | undefined {
    return entries.find(({ transaction }) => transaction.player === player && transaction.id === id);
  }
}
