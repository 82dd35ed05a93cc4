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
import type { Movement } from '#lambdas/projections/movement';
import { type FamilyOf, playOf } from '#lambdas/projections/play-of';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { groupBy } from '#lambdas/runtime/group-by';
import { Outage } from '#lambdas/runtime/outage';
import type { PlayerZones } from '#lambdas/wallet/stores/player-zones';
import type { QuestStore, WeekKey } from './stores/quest-store';

/** One player's plays, in ledger order. */
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

/** The stored week, and the week to be stored. */
interface Change {
  readonly before: QuestWeek;
  after: QuestWeek;
}

/** How long after the start of a day its quests can be claimed; a day can have 25 hours. */
const longestMs = 26 * 3_600_000 + graceMs;

/**
 * Counts players' plays in their quests: one read for all of them, and one write for each player with progress.
 *
 * Each week stores the sequence of the last counted transaction, and is written under an optimistic lock. Rows must arrive in order and
 * without gaps, which the metrics' cursors ensure; repeated rows change nothing. A play counts for the day on which it was played, whenever
 * it arrives.
 *
 * Time zones are read only for players whose day has no stored bounds yet; a stored day keeps its bounds.
 *
 * @returns the players whose plays could not be counted, with the errors
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

  /** @returns the players with a conflict */
  async function count(players: readonly PlayersPlays[]): Promise<PlayersPlays[]> {
    if (players.length === 0) return [];
    try {
      const weeks = groupBy(await quests.loadAll(players.flatMap(weeksOf)), ({ player }) => player);
      const unknown = players.filter(({ player, plays }) =>
        plays.some(({ at }) => !windowIn(weeks.get(player) ?? [], at)),
      );
      const known =
        unknown.length === 0
          ? new Map<string, TimeZone>()
          : await zones.zonesOf(unknown.map(({ player }) => player));
      const isSaved = await Promise.all(
        players.map((each) => saveOne(each, weeks.get(each.player) ?? [], known.get(each.player))),
      );
      return players.filter((_each, index) => !isSaved[index]);
    } catch (error) {
      for (const { player } of players) failures.set(player, error);
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
    // A player without a wallet has no zone and no quests.
    if (day && change) change.after = countPlay(change.after, day, play, now);
  }
  return changes;
}

function windowIn(weeks: readonly QuestWeek[], at: Date): DayWindow | undefined {
  return weeks.map((week) => dayAt(week, at)).find((day) => day !== undefined);
}

/** The weeks in which plays may fall: a local date differs from the UTC date by at most a day. */
function weeksOf({ player, plays }: PlayersPlays): WeekKey[] {
  const mondays = plays.flatMap(({ at }) => {
    const day = at.toISOString().slice(0, 'YYYY-MM-DD'.length) as LocalDay;
    return [mondayOf(addDays(day, -1)), mondayOf(addDays(day, 1))];
  });
  return [...new Set(mondays)].map((monday) => ({ player, monday }));
}
