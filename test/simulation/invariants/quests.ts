import type { LocalDay } from '#domain/player/local-day';
import { drawQuests } from '#domain/quests/draw-quests';
import type { Quest } from '#domain/quests/quest';
import type { QuestProgress, QuestWeek } from '#domain/quests/quest-board';
import type { Change, Database } from '#lambdas/in-memory/database';
import { fromQuestItem, type QuestItem } from '#lambdas/quests/stores/quest-item';
import { type QuestAction, questProgress, mondayOfWeek } from '../days/quest-oracle';
import { dayOf, residentOf } from './calendar';
import { type Invariant, assertInvariant } from './checks';
import { creditedCoins, type LedgerRow, rowOf } from './rows';

/** Progress in a daily quest, or in a weekly quest that begins on that day. */
interface Progress extends Pick<QuestProgress, 'id' | 'progress' | 'claimedAt'> {
  readonly period: 'day' | 'week';
  readonly startsOn: string;
}

/**
 * Checks that a quest is paid once and only when completed, and at the end that all progress equals the oracle’s, which counts ledger rows
 * by local days.
 */
export function questInvariant({ tables }: Database): Invariant {
  const actions = new Map<string, QuestAction[]>();
  const claimed = new Set<string>();
  return { committed, atEnd };

  function committed(changes: readonly Change[]): void {
    const row = rowOf(changes);
    if (row) addAction(row, changes);
    const payment = row?.detail.reason === 'quest' ? row : undefined;
    const claims = changes.filter(isWeek).flatMap(findNewClaims);
    assertInvariant(
      claims.length === (payment ? 1 : 0),
      () => `${claims.length} quests were claimed with ${payment ? 'one payment' : 'none'}`,
    );
    if (payment) checkClaim(payment, claims[0] as Progress, residentOf(changes).maySweep);
  }

  function addAction({ player, at, detail }: LedgerRow, changes: readonly Change[]): void {
    const { kind, gameId, decisions = [] } = detail;
    if (kind !== 'round' && kind !== 'round-seen') return;
    assertInvariant(gameId !== undefined, () => `a ${kind} of ${player} names no game`);
    const day = dayOf(residentOf(changes), new Date(at));
    for (const period of [`day ${day}`, `week ${mondayOfWeek(day)}`]) {
      const earlierActions = actions.get(`${player} ${period}`);
      const action: QuestAction = { day, kind, gameId, decisions };
      if (earlierActions) earlierActions.push(action);
      else actions.set(`${player} ${period}`, [action]);
    }
  }

  function checkClaim(row: LedgerRow, { period, startsOn, id }: Progress, maySweep: boolean): void {
    const name = `${row.player} ${period} ${startsOn} ${id}`;
    assertInvariant(!claimed.has(name), () => `the quest ${name} was paid twice`);
    claimed.add(name);
    const quest = drawnQuests(row.player, period, startsOn).find((each) => each.id === id);
    const progress = questProgress(id, actions.get(`${row.player} ${period} ${startsOn}`) ?? []);
    assertInvariant(quest?.many === progress, () => `the quest ${name} was paid and is at ${progress}`);
    const { gold, sweeps } = quest.reward;
    const given = creditedCoins(row);
    assertInvariant(
      given.gold === gold && given.sweeps === (maySweep ? sweeps : 0),
      () => `the quest ${name} gave ${JSON.stringify(row.postings)}`,
    );
  }

  /** The stream has been processed completely by then. */
  function atEnd(): void {
    const stored = new Map<string, number>();
    for (const item of tables.dailies.items())
      if (isQuestItem(item))
        for (const { period, startsOn, id, progress } of progressIn(
          fromQuestItem(item as unknown as QuestItem),
        ))
          stored.set(`${item['player'] as string} ${period} ${startsOn} ${id}`, progress);
    const expected = new Map<string, number>();
    for (const [name, counted] of actions) {
      const [player, period, startsOn] = name.split(' ') as [string, Progress['period'], string];
      for (const { id } of drawnQuests(player, period, startsOn))
        expected.set(`${name} ${id}`, questProgress(id, counted));
    }
    for (const name of new Set([...stored.keys(), ...expected.keys()]))
      assertInvariant(
        (stored.get(name) ?? 0) === (expected.get(name) ?? 0),
        () => `the quest ${name} is at ${stored.get(name)}, not ${expected.get(name)}`,
      );
  }
}

function drawnQuests(player: string, period: Progress['period'], startsOn: string): readonly Quest[] {
  return drawQuests(player, period, startsOn as LocalDay);
}

function isWeek({ table, after }: Change): boolean {
  return table === 'dailies' && isQuestItem(after);
}

function isQuestItem(item: Change['after']): boolean {
  return item?.['days'] !== undefined;
}

/** Claims of a commit; earlier claims must remain. */
function findNewClaims({ before, after }: Change): Progress[] {
  const claimsOf = (item: Change['after']) =>
    item ? progressIn(fromQuestItem(item as unknown as QuestItem)).filter(({ claimedAt }) => claimedAt) : [];
  const nameOf = ({ period, startsOn, id }: Progress) => `${period} ${startsOn} ${id}`;
  const claimedBefore = new Set(claimsOf(before).map(nameOf));
  const claimedAfter = claimsOf(after);
  const kept = claimedAfter.filter((each) => claimedBefore.has(nameOf(each)));
  assertInvariant(
    kept.length === claimedBefore.size,
    () => `a claim was dropped: ${[...claimedBefore].join(', ')}`,
  );
  return claimedAfter.filter((each) => !claimedBefore.has(nameOf(each)));
}

function progressIn({ monday, days, weekly }: QuestWeek): Progress[] {
  return [
    ...days.flatMap(({ day, quests }) =>
      quests.map((each) => ({ ...each, period: 'day' as const, startsOn: day })),
    ),
    { ...weekly, period: 'week', startsOn: monday },
  ];
}
