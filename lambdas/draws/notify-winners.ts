import type { Draw } from '#domain/rewards/draws/draw';
import { entryLabel } from '#domain/rewards/draws/entry-number';
import type { OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import { groupOf, type NoticeMessage } from '../notices/messages';

export interface NotifyWinnersDependencies {
  /** Queue of the notices. */
  readonly events: OrderedQueue;
}

/**
 * Queues a notice for each winner of a draw. The ids are stable, so that a repeat sends no second notice.
 *
 * @throws Error when the queue did not accept all of them
 */
export async function notifyWinners({ events }: NotifyWinnersDependencies, draw: Draw): Promise<void> {
  const { id, prize, result } = draw;
  if (!result) throw new Error(`${id} is not drawn`);
  const notices = result.winners.map(({ number, player, order }): QueuedEvent => {
    const message: NoticeMessage = {
      player,
      event: `draw ${id} ${number}`,
      at: result.drawnAt.toISOString(),
      noticeEvent: { kind: 'draw-won', order, prize, entry: entryLabel(number) },
    };
    return { id: `draw-${id}-${number}`, group: groupOf(player), message };
  });
  const [failure] = notices.length > 0 ? await events.send(notices) : [];
  if (failure) throw failure.error;
}
