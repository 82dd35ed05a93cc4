import { describe, expect, it } from 'vitest';
import type { Quest, Quests } from './quests-views';
import { withQuest } from './use-live-quests';

const quest = (id: string, progress: number) => ({ id, progress }) as Quest;
const known = {
  day: '2026-11-21',
  quests: [quest('a', 1), quest('b', 2)],
  waiting: [quest('c', 3)],
  history: [{ period: 'day', startsOn: '2026-11-20', quests: [quest('c', 3), quest('d', 4)] }],
} as unknown as Quests;

describe('withQuest', () => {
  it.each(['a', 'c', 'd'])('replaces quest %s wherever it is listed, and no other', (id) => {
    const after = withQuest(known, quest(id, 9));

    const all = (quests: Quests) => [
      ...quests.quests,
      ...quests.waiting,
      ...quests.history.flatMap((period) => period.quests),
    ];
    expect(all(after)).toEqual(all(known).map((each) => (each.id === id ? quest(id, 9) : each)));
    expect(after.day).toBe(known.day);
  });
});
