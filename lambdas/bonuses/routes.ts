import * as contract from '#contracts/bonuses/routes';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { NoteTraitsDependencies } from '#lambdas/traits/note-traits';
import { bonusesAnswer, dailyAnswer, settledAnswer, wheelAnswer } from './bonus-answers';
import { claimDailyBonus } from './claim-daily-bonus';
import { enterFree } from './enter-free';
import { entryAnswer } from './entry-answer';
import { readBonuses, type ReadBonusesDependencies } from './read-bonuses';
import { spinDailyWheel, type SpinDailyWheelDependencies } from './spin-daily-wheel';

export interface BonusRouteDependencies
  extends ReadBonusesDependencies, NoteTraitsDependencies, SpinDailyWheelDependencies {
  readonly rules: ReadBonusesDependencies['rules'] & SpinDailyWheelDependencies['rules'];
}

/** Adds the routes of daily bonus, daily wheel and free entries. */
export function addBonusRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: BonusRouteDependencies,
): void {
  const { freeEntries, rules } = dependencies;

  playerRoute(contract.readBonuses, async ({ id: player }) =>
    bonusesAnswer(await readBonuses(dependencies, player), rules),
  );

  playerRoute(contract.claimDailyBonus, async ({ id: player }, { idempotencyKey: key }) => {
    const settled = await claimDailyBonus(dependencies, { player, key });
    if (isRefusal(settled)) return settled;
    const bonuses = await readBonuses(dependencies, player);
    return { daily: dailyAnswer(bonuses, rules), ...settledAnswer(settled) };
  });

  playerRoute(contract.spinDailyWheel, async ({ id: player }, { idempotencyKey: key }) => {
    const settled = await spinDailyWheel(dependencies, { player, key });
    if (isRefusal(settled)) return settled;
    const bonuses = await readBonuses(dependencies, player);
    return { wheel: wheelAnswer(bonuses, rules), ...settledAnswer(settled) };
  });

  playerRoute(contract.listFreeEntries, async ({ id: player }, { query }) => {
    const { entries, next } = await freeEntries.page(player, query);
    return { items: entries.map(entryAnswer), next };
  });

  playerRoute(contract.enterFree, async ({ id: player }, { body, idempotencyKey: key }) => {
    const entered = await enterFree(dependencies, { player, key, ...body });
    if (isRefusal(entered)) return entered;
    return { entry: entryAnswer(entered.entry), ...settledAnswer(entered.transaction) };
  });
}
