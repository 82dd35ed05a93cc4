import { requestDeletion, signInsEnded } from '#domain/player/deletion';
import { closeBalances } from '#domain/wallet/closing';
import { record } from '#domain/wallet/wallet';
import type { WalletStore } from './stores/wallet-store';

/** Closes an account in a test, as its deletion does. @throws Error for a player without a wallet */
export async function closeWallet(
  wallets: Pick<WalletStore, 'load' | 'commit'>,
  player: string,
  at: Date,
): Promise<void> {
  const open = await wallets.load(player);
  if (!open) throw new Error(`${player} has no wallet`);
  const { wallet, transaction } = record(open.wallet, {
    id: `closing of ${player}`,
    at,
    postings: closeBalances(open.wallet.balances),
    detail: { kind: 'adjustment', reason: 'test', actor: 'test' } as const,
  });
  const deletion = { ...requestDeletion(null, at), closedAt: at };
  await wallets.commit(open, {
    wallet,
    entry: { transaction, inputHash: 'test' },
    play: { ...open.play, deletion },
    signInsCountFrom: signInsEnded,
  });
}
