import { playFabOps } from '#web/lib/api/play-fab-ops';
import { readLatest } from '#web/lib/api/read-latest';
import { onPlayerUpdate, type PlayerUpdate } from '#web/lib/live/player-updates';
import { createStore } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';

/** State of the bell. */
interface Bell {
  /** Number of unread notices; null while unknown. */
  readonly unread: number | null;
  /** The newest notice that arrived while the page was open, for screen readers. */
  readonly latest: PlayerUpdate | null;
}

const silent: Bell = { unread: null, latest: null };
const bell = createStore(silent);

/** Sets the number of unread notices from a response. */
export function setUnread(unread: number): void {
  bell.set({ ...bell.read(), unread });
}

export function useBell(): Bell {
  return useStore(bell);
}

/**
 * Keeps the bell up to date: it changes at once with a live update, and then reads the number.
 *
 * @returns stops the updates and resets the state, because the next session may belong to another player
 */
export function watchUnread(): () => void {
  let isOver = false;
  // After a failed read, a bell without a number still links to the inbox, which shows the failure.
  const read = readLatest(
    () => playFabOps.get('/notices', { query: { limit: 1 } }),
    ({ unread }) => {
      if (!isOver) setUnread(unread);
    },
  );
  const stop = onPlayerUpdate('notice', {
    onUpdate(update) {
      const { unread, latest } = bell.read();
      if (latest?.topic === update.topic) return;
      bell.set({ unread: (unread ?? 0) + 1, latest: update });
      read();
    },
    onMissed: read,
  });
  read();
  return () => {
    isOver = true;
    stop();
    bell.set(silent);
  };
}
