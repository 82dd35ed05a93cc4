import { randomBytes } from 'node:crypto';
import type { LedgerEntry } from './ledger-row';
import type { LedgerStore } from './ledger-store';
import { commitmentTo, drawsOf, reveal, rotate, type SealedSeeds } from './seeds';
import type { CommitResult, OpenWallet, Rotation, WalletChange, WalletStore } from './wallet-store';

/** Stores for unit tests: the same contract in plain memory, with a hook to let others in between. */
export interface MemoryStores {
  readonly wallets: WalletStore;
  readonly ledger: LedgerStore;
  readonly entries: LedgerEntry[];
  /** Runs just before the next commit looks at its conditions, as a concurrent request would. */
  beforeNextCommit(interfere: () => Promise<unknown>): void;
}

/** Opens empty stores. */
export function createMemoryStores(): MemoryStores {
  const items = new Map<string, { open: OpenWallet; seeds: SealedSeeds }>();
  const rotations = new WeakMap<Rotation, SealedSeeds>();
  const entries: LedgerEntry[] = [];
  let interference: (() => Promise<unknown>) | undefined;
  const makeServerSeed = () => randomBytes(32).toString('hex');

  return {
    entries,
    beforeNextCommit: (interfere) => (interference = interfere),
    wallets: { load: async (player) => items.get(player)?.open, open, commit },
    ledger: { find: async (player, id) => findEntry(player, id), page },
  };

  async function open({
    wallet,
    entry,
    clientSeed,
    at,
  }: Parameters<WalletStore['open']>[0]): Promise<CommitResult> {
    const settled = entry && findEntry(wallet.player, entry.transaction.id);
    if (settled) return { outcome: 'repeated', entry: settled };
    if (items.has(wallet.player)) return { outcome: 'overtaken' };
    const seeds = { serverSeed: makeServerSeed(), nextServerSeed: makeServerSeed(), clientSeed, nonce: 0 };
    keep({ wallet, revealed: null, lastRoundAt: null, allowance: null, updatedAt: at }, seeds);
    if (entry) entries.push(entry);
    return { outcome: 'committed' };
  }

  async function commit(before: OpenWallet, change: WalletChange): Promise<CommitResult> {
    const interfere = interference;
    interference = undefined;
    await interfere?.();

    const { player } = before.wallet;
    const settled = findEntry(player, change.entry.transaction.id);
    if (settled) return { outcome: 'repeated', entry: settled };
    const current = items.get(player);
    if (!current || current.open.wallet.sequence !== before.wallet.sequence) return { outcome: 'overtaken' };
    const { wallet, allowance, lastRoundAt, entry, seeds: step } = change;
    const rotated = typeof step === 'object' ? rotations.get(step) : undefined;
    const nonce = current.seeds.nonce + (step === 'next-round' ? 1 : 0);
    const revealed = typeof step === 'object' ? step.revealed : before.revealed;
    const known = { wallet, revealed, lastRoundAt, allowance, updatedAt: entry.transaction.at };
    keep(known, rotated ?? { ...current.seeds, nonce });
    entries.push(entry);
    return { outcome: 'committed' };
  }

  function keep(known: Omit<OpenWallet, 'commitment' | 'draws' | 'rotate'>, seeds: SealedSeeds): void {
    const open: OpenWallet = {
      ...known,
      commitment: commitmentTo(seeds),
      draws: () => drawsOf(seeds),
      rotate: (clientSeed) => {
        const next = rotate(seeds, clientSeed, makeServerSeed);
        const rotation = { revealed: reveal(seeds), current: commitmentTo(next) };
        rotations.set(rotation, next);
        return rotation;
      },
    };
    items.set(known.wallet.player, { open, seeds });
  }

  async function page(player: string, { before, limit, gameId }: Parameters<LedgerStore['page']>[1]) {
    const wanted = entries
      .map(({ transaction }) => transaction)
      .filter((each) => each.player === player && each.sequence < (before ?? Infinity))
      .filter(({ detail }) => gameId === undefined || (detail.kind === 'round' && detail.gameId === gameId))
      .sort((left, right) => right.sequence - left.sequence);
    const next = wanted.length > limit ? wanted[limit - 1]!.sequence : null;
    return { transactions: wanted.slice(0, limit), next };
  }

  function findEntry(player: string, id: string): LedgerEntry | undefined {
    return entries.find(({ transaction }) => transaction.player === player && transaction.id === id);
  }
}
