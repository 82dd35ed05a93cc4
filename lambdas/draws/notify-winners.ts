import type { Draw } from '#domain/rewards/draws/draw';
import { entryLabel } from '#domain/rewards/draws/entry-number';
import type { OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import { groupOf, type NoticeMessage } from '../notices/messages';

export interface NotifyWinnersDependencies {
  /** The queue of notices. */
  readonly events: OrderedQueue;
}

/**
 * Leaves a notice for each winner of a draw. Told again, each notice is the same one.
 *
 * @throws Error when the queue did not take all of them
 */
export async function notifyWinners({ events }: NotifyWinnersDependencies, draw: Draw): Promise<void> {
  const { id, prize, result } = draw;
  if (!result) throw new Error(`${id} is not drawn`);
  const told = result.winners.map(({ number, player, order }): QueuedEvent => {
    const message: NoticeMessage = {
      player,
      event: `draw ${id} ${number}`,
      at: result.drawnAt.toISOString(),
      noticeEvent: { kind: 'draw-won', order, prize, entry: entryLabel(number) },
    };
    return { id: `draw-${id}-${number}`, group: groupOf(player), message };
  });
  const [failure] = told.length > 0 ? await events.send(told) : [];
  if (failure) throw failure.error;
}
