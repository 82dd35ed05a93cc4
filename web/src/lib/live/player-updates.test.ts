import { expect, it, vi } from 'vitest';
import { onPlayerUpdate, publishPlayerUpdate, publishMissedUpdates } from './player-updates';

const notice = { kind: 'notice', topic: 'n-1', text: 'Your limit is set', sequence: 1 } as const;

it('onPlayerUpdate notifies listeners of the same kind until they unsubscribe', () => {
  const subscribers = [1, 2, 3].map(() => ({ onUpdate: vi.fn(), onMissed: vi.fn() }));
  const [one, other, ofQuests] = subscribers as [
    (typeof subscribers)[0],
    (typeof subscribers)[0],
    (typeof subscribers)[0],
  ];
  const stop = onPlayerUpdate('notice', one);
  onPlayerUpdate('notice', other);
  onPlayerUpdate('quests', ofQuests);

  publishPlayerUpdate(notice);
  stop();
  publishPlayerUpdate(notice);
  publishMissedUpdates();

  expect(subscribers.map(({ onUpdate }) => onUpdate.mock.calls.length)).toEqual([1, 2, 0]);
  expect(subscribers.map(({ onMissed }) => onMissed.mock.calls.length)).toEqual([0, 1, 1]);
  expect(one.onUpdate).toHaveBeenCalledWith(notice);
});
