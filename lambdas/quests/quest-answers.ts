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
import { questCopy } from './quest-copy';
import type { Quests } from './read-quests';

type QuestsAnswer = z.input<typeof contract.readQuests.answer>;
type QuestAnswer = QuestsAnswer['quests'][number];
type PastPeriod = QuestsAnswer['history'][number];

/** The time of the read, and the player's zone and eligibility. */
interface Viewer {
  readonly now: Date;
  /** The zone, without a change that has taken effect. */
  readonly zone: TimeZone;
  readonly mayPlay: boolean;
}

/** Serializes a player's quests. */
export function questsAnswer(quests: Quests, rules: ResidencyRules): QuestsAnswer {
  const { open, at, today, week, weeks, streak, hasClaimedToday } = quests;
  const { play, isWelcomed } = open;
  const refusedAs = checkGiftEligibility(open, at, rules)?.code ?? null;
  const zone = settledAt(play.residency.timeZone, at);
  const viewer = { now: at, zone, mayPlay: refusedAs === null };
  const history = weeks.flatMap((each) => pastOf(each, quests, viewer));
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
    quests: [...questsOfDay(today, viewer), questOfWeek(week, viewer)],
    waiting: history.flatMap((period) => period.quests).filter(({ state }) => state === 'completed'),
    history,
  };
}

/** Serializes one quest of a week. */
export function questAnswer(
  week: QuestWeek,
  { period, startsOn, id }: { period: QuestPeriod; startsOn: LocalDay; id: string },
  viewer: Viewer,
): QuestAnswer | undefined {
  const board = week.days.find(({ day }) => day === startsOn);
  const all = period === 'week' ? [questOfWeek(week, viewer)] : board ? questsOfDay(board, viewer) : [];
  return all.find((each) => each.id === questName({ period, startsOn, id }));
}

/** A week's own quest follows its days, because it ends with the last one. Past weekly quests without progress are left out. */
function pastOf(week: QuestWeek, { today, week: current }: Quests, viewer: Viewer): PastPeriod[] {
  const days = week.days
    .filter(({ day }) => day < today.day)
    .map((board) => {
      return { period: 'day' as const, startsOn: board.day, quests: questsOfDay(board, viewer) };
    });
  const isPast = week.monday < current.monday && week.weekly.progress > 0;
  const whole = {
    period: 'week' as const,
    startsOn: week.monday,
    quests: [questOfWeek(week, viewer)],
  };
  return [...(isPast ? [whole] : []), ...days.reverse()];
}

function questsOfDay(board: DayBoard, viewer: Viewer): QuestAnswer[] {
  const { day: startsOn } = board;
  const until = endOfDay(viewer.zone, board, startsOn);
  return board.quests.map((each) => answerOf(each, { period: 'day', startsOn, until }, viewer));
}

function questOfWeek({ monday, weekly }: QuestWeek, viewer: Viewer): QuestAnswer {
  const until = endOfWeek(viewer.zone, monday);
  return answerOf(weekly, { period: 'week', startsOn: monday, until }, viewer);
}

function answerOf(
  done: QuestProgress,
  { period, startsOn, until }: { period: QuestPeriod; startsOn: LocalDay; until: Date },
  { now, mayPlay }: Viewer,
): QuestAnswer {
  const quest = findQuest(done.id);
  if (!quest) throw new Error(`The quest ${done.id} is on no list`);
  return {
    id: questName({ period, startsOn, id: quest.id }),
    period,
    startsOn,
    ...questCopy(quest.id),
    goal: quest.many,
    progress: done.progress,
    state: questState(quest, done, { now, until, mayPlay }),
    endsAt: until.toISOString(),
    claimableUntil: new Date(until.getTime() + graceMs).toISOString(),
    reward: { gold: quest.reward.gold, sweeps: quest.reward.sweeps },
  };
}
