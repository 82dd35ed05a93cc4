import * as contract from '#contracts/bonuses/routes';
import { type ApiSettings, createApi } from '#http/api';
import { isRefusal } from '../../outcome/refusal';
import type { NoteTraitsDependencies } from '../../traits/note-traits';
import { addAffiliateRoutes, type AffiliateRouteDependencies } from '../affiliates/routes';
import type { ReadReferralsDependencies } from '../referrals/read-referrals';
import { addReferralRoutes } from '../referrals/routes';
import { bonusesAnswer, dailyAnswer, settledAnswer, wheelAnswer } from './bonus-answers';
import { claimDailyBonus } from './claim-daily-bonus';
import { enterFree } from './enter-free';
import { entryAnswer } from './entry-answer';
import { readBonuses, type ReadBonusesDependencies } from './read-bonuses';
import { spinDailyWheel, type SpinDailyWheelDependencies } from './spin-daily-wheel';

export interface BonusDependencies
  extends
    ReadBonusesDependencies,
    NoteTraitsDependencies,
    SpinDailyWheelDependencies,
    Omit<ReadReferralsDependencies, 'rules'>,
    Omit<AffiliateRouteDependencies, 'rules'> {
  readonly api: ApiSettings;
}

/** The routes of everything that is given: daily bonus, wheel, welcome and free entries, what inviting friends brings, and the program of affiliates. */
export function bonusRoutes(dependencies: BonusDependencies) {
  const { freeEntries, rules } = dependencies;
  const api = createApi(dependencies.api);
  const { app, playerRoute } = api;

  playerRoute(contract.readBonuses, async ({ id: player }) =>
    bonusesAnswer(await readBonuses(dependencies, player), rules),
  );

  playerRoute(contract.claimDailyBonus, async ({ id: player }) => {
    const settled = await claimDailyBonus(dependencies, player);
    if (isRefusal(settled)) return settled;
    const bonuses = await readBonuses(dependencies, player);
    return { daily: dailyAnswer(bonuses, rules), ...settledAnswer(settled) };
  });

  playerRoute(contract.spinDailyWheel, async ({ id: player }) => {
    const settled = await spinDailyWheel(dependencies, player);
    if (isRefusal(settled)) return settled;
    const bonuses = await readBonuses(dependencies, player);
    return { wheel: wheelAnswer(bonuses, rules), ...settledAnswer(settled) };
  });

  playerRoute(contract.listFreeEntries, async ({ id: player }, { query }) => {
    const { entries, next } = await freeEntries.page(player, query);
    return { items: entries.map(entryAnswer), next };
  });

  playerRoute(contract.enterFree, async ({ id: player }, { body }) => {
    const entered = await enterFree(dependencies, { player, ...body });
    if (isRefusal(entered)) return entered;
    return { entry: entryAnswer(entered.entry), ...settledAnswer(entered.transaction) };
  });

  addReferralRoutes(api, dependencies);
  addAffiliateRoutes(api, dependencies);
  return app;
}
