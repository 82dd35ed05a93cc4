import { type Log, logLines } from '#lambdas/runtime/log';
import type { ReminderStore } from './stores/reminder-store';

interface PresenceDependencies {
  readonly reminders: Pick<ReminderStore, 'see'>;
  readonly now: () => Date;
  readonly log: Log;
}

const mostPlayers = 10_000;

/**
 * Remembers that players are here, since their Sweeps Coins expire without it: once a day for each, as far as one container knows.
 * A visit is answered also when that fails; there are 60 days of others.
 *
 * @param atMost  players whose day is remembered
 */
export function createPresence(
  { reminders, now, log }: PresenceDependencies,
  atMost: number = mostPlayers,
): (player: string) => Promise<void> {
  /** In the order of their first visit, the oldest first. */
  const seenOn = new Map<string, string>();

  return async (player) => {
    const today = now().toISOString().slice(0, 10);
    if (seenOn.get(player) === today) return;
    try {
      await reminders.see(player, now());
      remember(player, today);
    } catch (error) {
      log(logLines.presenceNotKept, { error });
    }
  };

  function remember(player: string, day: string): void {
    seenOn.delete(player);
    seenOn.set(player, day);
    const [oldest] = seenOn.keys();
    if (seenOn.size > atMost && oldest !== undefined) seenOn.delete(oldest);
  }
}
