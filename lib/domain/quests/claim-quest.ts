import { isLocalDay, type LocalDay, mondayOf } from '#domain/player/local-day';
import { type Quest, type QuestPeriod, questPeriods } from './quest';
import { type QuestProgress, type QuestWeek, untouched } from './quest-board';
import { findQuest } from './quest-list';
import { questState } from './quest-state';

/** Identifies a quest of one day or week, which can be claimed once. */
export interface QuestName {
  readonly period: QuestPeriod;
  /** The day, or the Monday of the week. */
  readonly startsOn: LocalDay;
  readonly id: string;
}

/** Why a claim is refused. */
type ClaimRefused =
  /** Not one of this player's quests in that period. */
  | { readonly code: 'quests/unknown-quest' }
  | { readonly code: 'quests/not-finished'; readonly progress: number; readonly goal: number }
  | { readonly code: 'quests/expired' };

const pattern = /^(day|week)-(\d{4}-\d{2}-\d{2})-([a-z0-9-]{1,40})$/;

/** Formats the name of a quest: `day-2026-11-21-rounds-20`. */
export function questName({ period, startsOn, id }: QuestName): string {
  return `${period}-${startsOn}-${id}`;
}

/** Parses a quest name; undefined if it is invalid. */
export function readQuestName(text: string): QuestName | undefined {
  const [, period, startsOn, id] = pattern.exec(text) ?? [];
  if (!isPeriod(period) || startsOn === undefined || !isLocalDay(startsOn) || id === undefined)
    return undefined;
  if (period === 'week' && mondayOf(startsOn) !== startsOn) return undefined;
  return { period, startsOn, id };
}

/**
 * Marks a quest as claimed.
 *
 * @param week      the week that contains the quest
 * @param at.until  first instant after the quest's period
 * @returns the new week and the quest to pay, or the refusal
 */
export function claimQuest(
  week: QuestWeek,
  { period, startsOn, id }: QuestName,
  at: { now: Date; until: Date },
): { week: QuestWeek; quest: Quest } | ClaimRefused {
  const mine = questsOf(week, { period, startsOn }).find((each) => each.id === id);
  const quest = mine && findQuest(mine.id);
  if (!mine || !quest) return { code: 'quests/unknown-quest' };
  const state = questState(quest, mine, { ...at, mayPlay: true });
  if (state === 'expired') return { code: 'quests/expired' };
  // The caller looks up a claimed quest in the ledger by this name before it gets here.
  if (state === 'claimed') return { code: 'quests/unknown-quest' };
  if (state !== 'completed')
    return { code: 'quests/not-finished', progress: mine.progress, goal: quest.many };
  const claim = (each: QuestProgress) => (each === mine ? { ...each, claimedAt: at.now } : each);
  const days = week.days.map((board) =>
    period === 'day' && board.day === startsOn ? { ...board, quests: board.quests.map(claim) } : board,
  );
  return { week: { ...week, days, weekly: claim(week.weekly) }, quest };
}

/** The quests of a period. A day without progress is not stored; its quests are the ones drawn for it. */
function questsOf(
  week: QuestWeek,
  { period, startsOn }: Pick<QuestName, 'period' | 'startsOn'>,
): readonly QuestProgress[] {
  if (period === 'week') return [week.weekly];
  const board = week.days.find(({ day }) => day === startsOn);
  return board?.quests ?? untouched(week.player, 'day', startsOn);
}

function isPeriod(text: string | undefined): text is QuestPeriod {
  return questPeriods.some((each) => each === text);
}
