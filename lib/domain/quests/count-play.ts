import { isCounted, type Play } from './play';
import type { Quest } from './quest';
import {
  type DayBoard,
  type DayWindow,
  graceMs,
  newDay,
  type QuestProgress,
  type QuestWeek,
} from './quest-board';
import { findQuest } from './quest-list';

/**
 * Counts what a player did in the quests of the day on which they did it, and of its week. Whatever was counted before, or is not
 * later than something that was, changes nothing: so rows that are told twice count once.
 *
 * @param window  the day on which it was played; it is a day of that week
 * @param now     what is told of after the day's quests can be claimed no more counts for nothing
 * @returns the very same week where nothing moved, so that nothing need be written
 */
export function countPlay(week: QuestWeek, window: DayWindow, play: Play, now: Date): QuestWeek {
  if (play.sequence <= week.lastSequence || isTooLate(window, now)) return week;
  const known = week.days.find(({ day }) => day === window.day);
  const board = known ? withLaterEnd(known, window) : newDay(week.player, window);
  const quests = board.quests.map((each) => counted(each, play));
  const weekly = counted(week.weekly, play);
  const isDayMoved = quests.some((each, index) => each !== board.quests[index]);
  if (!isDayMoved && weekly === week.weekly) return week;
  const days = isDayMoved ? withDay(week.days, { ...board, quests }) : week.days;
  return { ...week, lastSequence: play.sequence, days, weekly };
}

/** Whether a day's quests can be claimed no more, and so nothing is to be counted for it. */
function isTooLate({ until }: Pick<DayWindow, 'until'>, now: Date): boolean {
  return now.getTime() >= until.getTime() + graceMs;
}

function counted(done: QuestProgress, play: Play): QuestProgress {
  const quest = findQuest(done.id);
  if (!quest || isFinished(quest, done) || !isCounted(quest.goal, play)) return done;
  if (quest.goal.counts !== 'games') return { ...done, progress: done.progress + 1 };
  if (done.games.includes(play.gameId)) return done;
  return { ...done, progress: done.progress + 1, games: [...done.games, play.gameId] };
}

function isFinished({ many }: Quest, { progress }: QuestProgress): boolean {
  return progress >= many;
}

/** Who moved west meets the same day again, which then ends later. */
function withLaterEnd(board: DayBoard, { until }: DayWindow): DayBoard {
  return until > board.until ? { ...board, until } : board;
}

function withDay(days: readonly DayBoard[], board: DayBoard): DayBoard[] {
  const others = days.filter(({ day }) => day !== board.day);
  return [...others, board].sort((left, right) => (left.day < right.day ? -1 : 1));
}
