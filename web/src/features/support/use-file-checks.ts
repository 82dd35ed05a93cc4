import type { Ticket } from '#contracts/support/routes';
import { usePoll } from '#web/lib/api/use-poll';

/** Reads a ticket again while a file of it may still be checked. A file that does not arrive within half a minute was not sent. */
export function useFileChecks({ thread }: Pick<Ticket, 'thread'>, readAgain: () => Promise<unknown>): void {
  const awaited = thread.flatMap(({ attachments }) => attachments).filter(({ state }) => state === 'awaited');
  usePoll(awaited.map(({ id }) => id).join(' '), readAgain);
}
