import { addDays, type LocalDay, mondayOf, type TimeZone } from '#domain/player/local-day';
import { countPlay } from '#domain/quests/count-play';
import type { Play } from '#domain/quests/play';
import {
  certainWindowAt,
  dayAt,
  type DayWindow,
  graceMs,
  type QuestWeek,
  weekOf,
} from '#domain/quests/quest-board';
import type { CountMovements } from '#lambdas/projections/follow-players';
import { groupBy } from '#lambdas/projections/group-by';
import type { Movement } from '#lambdas/projections/movement';
import { type FamilyOf, playOf } from '#lambdas/projections/play-of';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import type { PlayerZones } from '#lambdas/wallet/stores/player-zones';
import type { QuestStore, WeekKey } from './stores/quest-store';

/** What one player did, in the order of the ledger. */
interface PlayersPlays {
  readonly player: string;
  readonly plays: readonly Play[];
}

interface CountQuestsDependencies {
  readonly quests: Pick<QuestStore, 'loadAll' | 'save'>;
  readonly zones: Pick<PlayerZones, 'zonesOf'>;
  readonly pause: Pause;
  readonly now: () => Date;
  readonly familyOf: FamilyOf;
}

/** A week as it is stored, and as it is to be. */
interface Change {
  readonly before: QuestWeek;
  after: QuestWeek;
}

/** A quest of a day can be claimed so long after the day began, which may have 25 hours. */
const longestMs = 26 * 3_600_000 + graceMs;

/**
 * Counts what players did in their quests: one read for all of them, and one write for each who came further.
 *
 * Each week keeps the number of the last transaction that counted, and is written under the condition that nobody else has. Rows must
 * come in their order and without a gap, which the figures' cursors see to; told again they change nothing. In which day something
 * falls is decided by when it was played, whenever it is told.
 *
 * Zones are read for those alone whose day has not begun here: a day that has keeps its bounds.
 *
 * @returns whose plays could not be counted, and why
 */
export async function countQuests(
  dependencies: CountQuestsDependencies,
  moved: Parameters<CountMovements>[0],
): ReturnType<CountMovements> {
  const { quests, zones, pause, now, familyOf } = dependencies;
  const failures = new Map<string, unknown>();
  let left: readonly PlayersPlays[] = moved
    .map(({ player, movements }) => ({ player, plays: playsIn(movements) }))
    .filter(({ plays }) => plays.length > 0);
  const done = await retryOnConflict(pause, async () => {
    left = await count(left);
    return left.length === 0 ? 'done' : conflict;
  });
  if (done === conflict)
    for (const { player } of left) failures.set(player, new Outage('Quests stayed contended'));
  return failures;

  function playsIn(movements: readonly Movement[]): Play[] {
    const since = now().getTime() - longestMs;
    const plays = movements.map((movement) => playOf(movement, familyOf)).filter((play) => play !== null);
    return plays.filter(({ at }) => at.getTime() >= since);
  }

  /** @returns those whom somebody else got in the way of */
  async function count(asked: readonly PlayersPlays[]): Promise<PlayersPlays[]> {
    if (asked.length === 0) return [];
    try {
      const weeks = groupBy(await quests.loadAll(asked.flatMap(weeksOf)), ({ player }) => player);
      const unknown = asked.filter(({ player, plays }) =>
        plays.some(({ at }) => !windowIn(weeks.get(player) ?? [], at)),
      );
      const known =
        unknown.length === 0
          ? new Map<string, TimeZone>()
          : await zones.zonesOf(unknown.map(({ player }) => player));
      const isSaved = await Promise.all(
        asked.map((each) => saveOne(each, weeks.get(each.player) ?? [], known.get(each.player))),
      );
      return asked.filter((_each, index) => !isSaved[index]);
    } catch (error) {
      for (const { player } of asked) failures.set(player, error);
      return [];
    }
  }

  async function saveOne(
    { player, plays }: PlayersPlays,
    weeks: readonly QuestWeek[],
    zone: TimeZone | undefined,
  ): Promise<boolean> {
    try {
      const at = now();
      const changes = counted(plays, weeks, zone, at).filter(({ before, after }) => before !== after);
      const isSaved = await Promise.all(changes.map(({ before, after }) => quests.save(before, after, at)));
      return isSaved.every(Boolean);
    } catch (error) {
      failures.set(player, error);
      return true;
    }
  }
}

function counted(
  plays: readonly Play[],
  weeks: readonly QuestWeek[],
  zone: TimeZone | undefined,
  now: Date,
): readonly Change[] {
  const changes: readonly Change[] = weeks.map((week) => ({ before: week, after: week }));
  for (const play of plays) {
    const window = windowIn(
      changes.map(({ after }) => after),
      play.at,
    );
    const day = window ?? (zone && certainWindowAt(zone, play.at));
    const change = day && changes.find(({ before }) => before.monday === weekOf(day));
    // Whoever has no wallet has no zone, and no quests.
    if (day && change) change.after = countPlay(change.after, day, play, now);
  }
  return changes;
}

function windowIn(weeks: readonly QuestWeek[], at: Date): DayWindow | undefined {
  return weeks.map((week) => dayAt(week, at)).find((day) => day !== undefined);
}

/** The weeks in which plays may fall: no calendar is more than a day ahead of UTC's or behind it. */
function weeksOf({ player, plays }: PlayersPlays): WeekKey[] {
  const mondays = plays.flatMap(({ at }) => {
    const day = at.toISOString().slice(0, 'YYYY-MM-DD'.length) as LocalDay;
    return [mondayOf(addDays(day, -1)), mondayOf(addDays(day, 1))];
  });
  return [...new Set(mondays)].map((monday) => ({ player, monday }));
}
