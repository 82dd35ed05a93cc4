import type { Refusal } from '#contracts/errors';
import { rotationCeiling, takeRotation } from '#domain/fairness/rotation-ceiling';
import { listOpenRounds } from '#domain/games/open-round';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { record } from '#domain/wallet/wallet';
import type { ReadServerSeeds } from '#lambdas/fairness/server-seeds';
import { isRefusal } from '#lambdas/runtime/refusal';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import { roundOpen, type StageRules } from './play-game-round';

export interface RotateSeedsDependencies extends SettleOnceDependencies {
  readonly serverSeeds: ReadServerSeeds;
  readonly now: () => Date;
  readonly rules: Pick<StageRules, 'writesPerSecond'>;
}

/**
 * Rotates a server seed: the ledger reveals it permanently, and the seed committed to before takes over. Refused while a round is open,
 * also one that only has to be shown: the revealed seed would give its result away before its player sees it.
 *
 * @param request.clientSeed  the player's new seed; null keeps the current one
 * @returns the ledger transaction of the rotation, which moves no coins; or the refusal
 */
export function rotateSeeds(
  dependencies: RotateSeedsDependencies,
  { player, key, clientSeed }: { player: string; key: string; clientSeed: string | null },
): Promise<LedgerTransaction | Refusal> {
  const { serverSeeds, now, rules } = dependencies;
  const operation = { name: 'rotate-seeds', key, input: { clientSeed } };

  return settleOnce(dependencies, {
    player,
    operation,
    read: serverSeeds,
    decide(open, id, seeds) {
      const [first] = listOpenRounds(open.openRounds);
      if (first) return roundOpen(first);
      const at = now();
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const rotationsUsedUntil = takeRotation(open.rotationsUsedUntil, at, rotationCeiling);
      if (isRefusal(rotationsUsedUntil)) return rotationsUsedUntil;

      const rotation = seeds.of(open).rotate(clientSeed ?? open.seeds.clientSeed);
      const detail = { kind: 'seed-rotation', ...rotation } as const;
      const recorded = record(open.wallet, { id, at, postings: [], detail });
      return { ...recorded, allowance, rotationsUsedUntil, seeds: rotation };
    },
  });
}
