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
 * Counts a play in the quests of its day and week. A sequence number at or below the last counted one is ignored, so a repeated stream
 * record counts once.
 *
 * @param window  the day of the play, within that week
 * @param now     a play that arrives after the day's quests can be claimed is ignored
 * @returns the same week when nothing changed, so that nothing needs to be written
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

/** Whether the day's quests can no longer be claimed. */
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

/** A player who moved west repeats the day, which then ends later. */
function withLaterEnd(board: DayBoard, { until }: DayWindow): DayBoard {
  return until > board.until ? { ...board, until } : board;
}

function withDay(days: readonly DayBoard[], board: DayBoard): DayBoard[] {
  const others = days.filter(({ day }) => day !== board.day);
  return [...others, board].sort((left, right) => (left.day < right.day ? -1 : 1));
}
