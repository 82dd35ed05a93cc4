import { transactionId } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { LedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { decideOperation } from './decide-round';
import { playOperation } from './play-game-round';

/**
 * Finds the transaction that a stake or a decision in a game was settled with, without playing anything.
 *
 * @returns null for a key under which nothing was settled
 */
export async function findRoundAnswer(
  { ledger }: { readonly ledger: Pick<LedgerStore, 'find'> },
  { player, gameId, key }: { player: string; gameId: string; key: string },
): Promise<LedgerTransaction | null> {
  const found = await Promise.all(
    [playOperation, decideOperation].map((name) => ledger.find(player, transactionId(player, { name, key }))),
  );
  const settled = found.find((entry) => entry !== undefined)?.transaction;
  return settled && 'gameId' in settled.detail && settled.detail.gameId === gameId ? settled : null;
}
