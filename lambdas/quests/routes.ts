import * as contract from '#contracts/quests/routes';
import { checkGiftEligibility } from '#domain/coins/gift';
import { settledAt } from '#domain/quests/quest-board';
import { changeOf } from '#domain/wallet/posting';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { claimQuest } from './claim-quest';
import { questAnswer, questsAnswer } from './quest-answers';
import { type QuestDependencies, readQuests } from './read-quests';

export interface QuestRouteDependencies extends QuestDependencies {
  readonly api: ApiSettings;
}

/** Creates the app of the quest routes. */
export function questRoutes(dependencies: QuestRouteDependencies) {
  const { rules, loadOrOpen, now } = dependencies;
  const { app, playerRoute } = createApi(dependencies.api);

  playerRoute(contract.readQuests, async ({ id: player }) =>
    questsAnswer(await readQuests(dependencies, player), rules),
  );

  playerRoute(contract.claimQuest, async ({ id: player }, { parameters: { id } }) => {
    const claimed = await claimQuest(dependencies, { player, id });
    if (isRefusal(claimed)) return claimed;
    const { balances, postings, sequence } = claimed.transaction;
    const { play } = await loadOrOpen(player);
    const at = now();
    const viewer = {
      now: at,
      zone: settledAt(play.residency.timeZone, at),
      mayPlay: checkGiftEligibility({ play }, at, rules) === null,
    };
    const quest = questAnswer(claimed.week, claimed.name, viewer);
    if (!quest) throw new Error('A quest was paid, but it is not stored');
    const credited = {
      gold: changeOf(postings, 'player:gold'),
      sweeps: changeOf(postings, 'player:sweeps-unplayed'),
    };
    return { quest, credited, balances, sequence };
  });

  return app;
}
