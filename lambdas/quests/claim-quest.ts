import type { Refusal } from '#contracts/errors';
import { checkGiftEligibility, checkSweepsGiftEligibility } from '#domain/coins/gift';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { mondayOf } from '#domain/player/local-day';
import { claimQuest as claim, type QuestName, questName, readQuestName } from '#domain/quests/claim-quest';
import type { QuestReward } from '#domain/quests/quest';
import { endOfDay, endOfWeek, type QuestWeek, settledAt } from '#domain/quests/quest-board';
import { grantDetail, grantPostings } from '#domain/wallet/grant';
import type { Posting } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { settleOnce } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { QuestDependencies } from './read-quests';

/** The result of a claim: its ledger transaction, and the quest's current week. */
interface ClaimedQuest {
  readonly name: QuestName;
  readonly transaction: LedgerTransaction;
  readonly week: QuestWeek;
}

const reason = 'quest';

/**
 * Pays the reward of a finished quest. The quest and its day or week are the idempotency key, so that concurrent tabs and any client keys
 * lead to one payment. Wallet, ledger and claim are one transaction: a crash before it changes nothing, and a repeat after it finds the
 * payment by its key.
 *
 * Progress and claims write the same item under an optimistic lock, so that neither overwrites the other.
 *
 * @param id in the format of `questName`
 */
export async function claimQuest(
  dependencies: QuestDependencies,
  { player, id }: { player: string; id: string },
): Promise<ClaimedQuest | Refusal> {
  const { quests, now, rules } = dependencies;
  const name = readQuestName(id);
  if (!name) return { code: 'quests/unknown-quest' };
  const key = { player, monday: mondayOf(name.startsOn) };

  const transaction = await settleOnce(dependencies, {
    player,
    operation: { name: 'claim-quest', key: questName(name), input: {} },
    read: () => quests.load(key),
    decide(open, transactionId, before) {
      const at = now();
      const { play, wallet, isWelcomed } = open;
      const refused = checkGiftEligibility({ play }, at, rules);
      if (refused) return refused;
      const zone = settledAt(play.residency.timeZone, at);
      const kept = before.days.find(({ day }) => day === name.startsOn);
      const until =
        name.period === 'week' ? endOfWeek(zone, before.monday) : endOfDay(zone, kept, name.startsOn);
      const claimed = claim(before, name, { now: at, until });
      if (isRefusal(claimed)) return claimed;
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const withSweeps =
        checkSweepsGiftEligibility({ play, isEmailVerified: isWelcomed }, at, rules) === null;
      const postings = rewardPostings(claimed.quest.reward, { withSweeps });
      return {
        ...record(wallet, { id: transactionId, at, postings, detail: grantDetail(reason) }),
        allowance,
        alongside: [quests.replace(before, claimed.week, at)],
      };
    },
  });
  if (isRefusal(transaction)) return transaction;
  return { name, transaction, week: await quests.load(key) };
}

/** Gold and sweeps of one reward are one ledger transaction. */
function rewardPostings({ gold, sweeps }: QuestReward, { withSweeps }: { withSweeps: boolean }): Posting[] {
  return [
    ...grantPostings({ account: 'player:gold', amount: gold, reason }),
    ...(withSweeps ? grantPostings({ account: 'player:sweeps-unplayed', amount: sweeps, reason }) : []),
  ];
}
