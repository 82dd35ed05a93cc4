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

/** What a claim led to: the line of the ledger that paid it, and the quest's week as it is now. */
interface ClaimedQuest {
  readonly name: QuestName;
  readonly transaction: LedgerTransaction;
  readonly week: QuestWeek;
}

const reason = 'quest';

/**
 * Pays a player what a finished quest gives. The quest and its day or week are the key, so that any number of tabs and of client keys
 * are paid once and are told of the same payment. Wallet, ledger and the mark on the quest are one transaction: whoever dies
 * before it has changed nothing, and whoever dies after it finds the payment by its key.
 *
 * Progress and claims write the same item under the condition that it is the one that was read, so neither forgets the other.
 *
 * @param id  as `questName` words it
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

/** Gold and sweeps of one reward are one transaction of the ledger. */
function rewardPostings({ gold, sweeps }: QuestReward, { withSweeps }: { withSweeps: boolean }): Posting[] {
  return [
    ...grantPostings({ account: 'player:gold', amount: gold, reason }),
    ...(withSweeps ? grantPostings({ account: 'player:sweeps-unplayed', amount: sweeps, reason }) : []),
  ];
}
