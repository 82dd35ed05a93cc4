import { expect, it, vi } from 'vitest';
import { onPlayerUpdate, publishPlayerUpdate, publishMissedUpdates } from './player-updates';

const notice = { kind: 'notice', topic: 'n-1', text: 'Your limit is set', sequence: 1 } as const;

it('tells news to whoever hears their kind, until they stop', () => {
  const hearers = [1, 2, 3].map(() => ({ told: vi.fn(), missed: vi.fn() }));
  const [one, other, ofQuests] = hearers as [(typeof hearers)[0], (typeof hearers)[0], (typeof hearers)[0]];
  const stop = onPlayerUpdate('notice', one);
  onPlayerUpdate('notice', other);
  onPlayerUpdate('quests', ofQuests);

  publishPlayerUpdate(notice);
  stop();
  publishPlayerUpdate(notice);
  publishMissedUpdates();

  expect(hearers.map(({ told }) => told.mock.calls.length)).toEqual([1, 2, 0]);
  expect(hearers.map(({ missed }) => missed.mock.calls.length)).toEqual([0, 1, 1]);
  expect(one.told).toHaveBeenCalledWith(notice);
});
