import { useSyncExternalStore } from 'react';
import { playFabOps } from '#web/lib/play-fab-ops';
import { onPlayerUpdate, type PlayerUpdate } from '#web/lib/player-updates';

/** What the bell shows. */
interface Bell {
  /** Notices that were not read yet, null while nobody knows. */
  readonly unread: number | null;
  /** The newest one that came while the page was open, for those who listen. */
  readonly latest: PlayerUpdate | null;
}

const silent: Bell = { unread: null, latest: null };
let bell = silent;
const listeners = new Set<() => void>();

function show(next: Bell): void {
  bell = next;
  for (const listener of listeners) listener();
}

/** Takes what an answer said of how many were not read. */
export function setUnread(unread: number): void {
  show({ ...bell, unread });
}

export function useBell(): Bell {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => bell,
    () => silent,
  );
}

/**
 * Keeps the bell up to date: it moves the moment that a notice is told of, and how many there are is read after that.
 *
 * @returns stops it, and forgets what was known: the next one who signs in here may be somebody else
 */
export function watchUnread(): () => void {
  let isOver = false;
  const stop = onPlayerUpdate('notice', {
    told(update) {
      if (bell.latest?.topic === update.topic) return;
      show({ unread: (bell.unread ?? 0) + 1, latest: update });
      read();
    },
    missed: read,
  });
  read();
  return () => {
    isOver = true;
    stop();
    show(silent);
  };

  function read(): void {
    playFabOps.get('/notices', { query: { limit: 1 } }).then(
      ({ unread }) => {
        if (!isOver) setUnread(unread);
      },
      // A bell without a number still leads to the inbox, which says what is wrong.
      () => undefined,
    );
  }
}
