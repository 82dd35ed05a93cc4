import type * as z from 'zod';
import type * as contract from '#contracts/quests/routes';
import { checkGiftEligibility, checkSweepsGiftEligibility } from '#domain/coins/gift';
import type { LocalDay, TimeZone } from '#domain/player/local-day';
import type { ResidencyRules } from '#domain/player/residency';
import { questName } from '#domain/quests/claim-quest';
import type { QuestPeriod } from '#domain/quests/quest';
import {
  type DayBoard,
  endOfDay,
  endOfWeek,
  graceMs,
  type QuestProgress,
  type QuestWeek,
  settledAt,
} from '#domain/quests/quest-board';
import { findQuest } from '#domain/quests/quest-list';
import { questState } from '#domain/quests/quest-state';
import { wordsOf } from './quest-copy';
import type { Quests } from './read-quests';

type QuestsAnswer = z.input<typeof contract.readQuests.answer>;
type QuestAnswer = QuestsAnswer['quests'][number];
type PastPeriod = QuestsAnswer['history'][number];

/** Whose quests they are, and when they are looked at. */
interface Beholder {
  readonly now: Date;
  /** Without a change that is over. */
  readonly zone: TimeZone;
  readonly checkPlayEligibility: boolean;
}

/** Words where a player stands with their quests. */
export function questsAnswer(quests: Quests, rules: ResidencyRules): QuestsAnswer {
  const { open, at, today, week, weeks, streak, hasClaimedToday } = quests;
  const { play, isWelcomed } = open;
  const refusedAs = checkGiftEligibility(open, at, rules)?.code ?? null;
  const zone = settledAt(play.residency.timeZone, at);
  const beholder = { now: at, zone, checkPlayEligibility: refusedAs === null };
  const history = weeks.flatMap((each) => pastOf(each, quests, beholder));
  return {
    day: today.day,
    timeZone: zone.name,
    resetsAt: today.until.toISOString(),
    weekResetsAt: endOfWeek(zone, week.monday).toISOString(),
    streak,
    hasClaimedToday,
    refusedAs,
    sweepsRefusedAs:
      checkSweepsGiftEligibility({ play, isEmailVerified: isWelcomed }, at, rules)?.code ?? null,
    quests: [...questsOfDay(today, beholder), questOfWeek(week, beholder)],
    waiting: history.flatMap((period) => period.quests).filter(({ state }) => state === 'completed'),
    history,
  };
}

/** Words a quest of a week that was stored or drawn. */
export function questAnswer(
  week: QuestWeek,
  { period, startsOn, id }: { period: QuestPeriod; startsOn: LocalDay; id: string },
  beholder: Beholder,
): QuestAnswer | undefined {
  const board = week.days.find(({ day }) => day === startsOn);
  const all = period === 'week' ? [questOfWeek(week, beholder)] : board ? questsOfDay(board, beholder) : [];
  return all.find((each) => each.id === questName({ period, startsOn, id }));
}

/** A week's own quest comes after its days: it ends with the last of them. Untouched ones of the past say nothing. */
function pastOf(week: QuestWeek, { today, week: current }: Quests, beholder: Beholder): PastPeriod[] {
  const days = week.days
    .filter(({ day }) => day < today.day)
    .map((board) => {
      return { period: 'day' as const, startsOn: board.day, quests: questsOfDay(board, beholder) };
    });
  const isPast = week.monday < current.monday && week.weekly.progress > 0;
  const whole = {
    period: 'week' as const,
    startsOn: week.monday,
    quests: [questOfWeek(week, beholder)],
  };
  return [...(isPast ? [whole] : []), ...days.reverse()];
}

function questsOfDay(board: DayBoard, beholder: Beholder): QuestAnswer[] {
  const { day: startsOn } = board;
  const until = endOfDay(beholder.zone, board, startsOn);
  return board.quests.map((each) => worded(each, { period: 'day', startsOn, until }, beholder));
}

function questOfWeek({ monday, weekly }: QuestWeek, beholder: Beholder): QuestAnswer {
  const until = endOfWeek(beholder.zone, monday);
  return worded(weekly, { period: 'week', startsOn: monday, until }, beholder);
}

function worded(
  done: QuestProgress,
  { period, startsOn, until }: { period: QuestPeriod; startsOn: LocalDay; until: Date },
  { now, checkPlayEligibility }: Beholder,
): QuestAnswer {
  const quest = findQuest(done.id);
  if (!quest) throw new Error(`The quest ${done.id} is on no list`);
  return {
    id: questName({ period, startsOn, id: quest.id }),
    period,
    startsOn,
    ...wordsOf(quest.id),
    goal: quest.many,
    progress: done.progress,
    state: questState(quest, done, { now, until, checkPlayEligibility }),
    endsAt: until.toISOString(),
    claimableUntil: new Date(until.getTime() + graceMs).toISOString(),
    reward: { gold: quest.reward.gold, sweeps: quest.reward.sweeps },
  };
}
