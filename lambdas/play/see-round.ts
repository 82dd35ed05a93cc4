import type { Refusal } from '#contracts/errors';
import { openRoundsAfterSeeing } from '#domain/games/open-round';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { PlayRoundDependencies } from './play-game-round';

/**
 * Records that a player has seen an open round to its end, so that the next of its game can be played. Idempotent, since the round is the key.
 *
 * @returns the ledger transaction, which moves no coins; or the refusal when this round neither is nor was open
 */
export function seeRound(
  dependencies: PlayRoundDependencies,
  { player, gameId, round }: { player: string; gameId: string; round: string },
): Promise<LedgerTransaction | Refusal> {
  const { now, rules } = dependencies;
  return settleOnce(dependencies, {
    player,
    operation: { name: 'see-round', key: `${gameId} ${round}`, input: {} },
    read: nothingElse,
    decide(open, id) {
      const openRounds = openRoundsAfterSeeing(open.openRounds, { gameId, id: round });
      if (!openRounds) return { code: 'games/unknown-round' };
      const at = now();
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;
      const detail = { kind: 'round-seen', gameId, round } as const;
      return { ...record(open.wallet, { id, at, postings: [], detail }), allowance, openRounds };
    },
  });
}
