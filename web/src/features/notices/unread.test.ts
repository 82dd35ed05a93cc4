import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishPlayerUpdate, publishMissedUpdates } from '#web/lib/live/player-updates';

const service = vi.hoisted(() => ({
  unread: [] as (number | Error | Promise<number>)[],
  shown: undefined as unknown,
}));
vi.mock('#web/lib/api/play-fab-ops', () => ({
  playFabOps: {
    get: async () => {
      const unread = await service.unread.shift();
      if (typeof unread !== 'number') throw unread ?? new Error('unreachable');
      return { unread };
    },
  },
}));
vi.mock('react', () => ({
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

const { useBell, watchUnread } = await import('./unread');
const update = (topic: string) => ({
  kind: 'notice' as const,
  topic,
  text: `Title of ${topic}`,
  sequence: 1,
});
let stop = () => undefined as void;
beforeEach(() => (service.unread = []));
afterEach(() => stop());

describe('bell', () => {
  it('shows the number of unread notices', async () => {
    service.unread = [3];

    stop = watchUnread();

    expect(useBell()).toEqual({ unread: null, latest: null });
    await vi.waitFor(() => expect(useBell().unread).toBe(3));
  });

  it('increments at once for a new notice, once per notice, and then reads the number', async () => {
    service.unread = [3, 4, 4];
    stop = watchUnread();
    await vi.waitFor(() => expect(useBell().unread).toBe(3));

    publishPlayerUpdate(update('n-1'));

    expect(useBell()).toMatchObject({ unread: 4, latest: { text: 'Title of n-1' } });
    publishPlayerUpdate(update('n-1'));
    expect(useBell().unread).toBe(4);
  });

  it('reloads when updates may have been missed', async () => {
    service.unread = [0, 7];
    stop = watchUnread();
    await vi.waitFor(() => expect(useBell().unread).toBe(0));

    publishMissedUpdates();

    await vi.waitFor(() => expect(useBell().unread).toBe(7));
  });

  it('shows the newest number when an older read is answered last', async () => {
    let answerOlder = () => undefined as void;
    service.unread = [new Promise((resolve) => (answerOlder = () => resolve(3))), 7];
    stop = watchUnread();
    publishMissedUpdates();
    await new Promise(setImmediate);

    answerOlder();
    await new Promise(setImmediate);

    expect(useBell().unread).toBe(7);
  });

  it('keeps its number after a failed read, and resets when its player signs out', async () => {
    service.unread = [2];
    stop = watchUnread();
    await vi.waitFor(() => expect(useBell().unread).toBe(2));
    publishMissedUpdates();
    await new Promise(setImmediate);
    expect(useBell().unread).toBe(2);

    stop();

    expect(useBell()).toEqual({ unread: null, latest: null });
    publishPlayerUpdate(update('n-2'));
    expect(useBell().unread).toBeNull();
  });
});
