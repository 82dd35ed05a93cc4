import type { Refusal } from '#contracts/errors';
import type { SweepsFreezeDetail } from '#domain/coins/purchase-dispute';
import { record } from '#domain/wallet/wallet';
import { audited, type CorrectWalletDependencies } from './correct-wallet';
import { loadOpened } from './open-wallet';
import { nothingElse, settleOnce } from './settle-once';
import type { LedgerTransaction } from './stores/ledger-row';

/**
 * Lifts every freeze of a player's Sweeps Coins. Debts stay in the ledger, and so do actor and reason.
 *
 * @returns the ledger transaction, or the refusal
 */
export async function liftFreeze(
  dependencies: CorrectWalletDependencies,
  { player, actor, note, key }: { player: string; actor: string; note: string; key: string },
): Promise<LedgerTransaction | Refusal> {
  const { wallets, audit, now } = dependencies;
  if (!(await wallets.load(player))) return { code: 'player/unknown-player' };
  return settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'lift-freeze', key: `${actor} ${key}`, input: { note } },
      read: nothingElse,
      decide({ wallet, play }, id) {
        if (play.frozen.length === 0) return { code: 'player/not-frozen' };
        const detail: SweepsFreezeDetail = {
          kind: 'sweeps-freeze',
          isFrozen: false,
          reason: 'settled',
          note,
          actor,
        };
        const at = now();
        const act = { act: 'freeze-lifted', detail: { frozenBy: play.frozen.join(', ') } };
        const entry = audited({ id, at, player, actor, reason: note }, act);
        const line = record(wallet, { id, at, postings: [], detail });
        return { ...line, play: { ...play, frozen: [] }, alongside: [audit.record(entry)] };
      },
    },
  );
}
