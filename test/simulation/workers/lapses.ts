import type { SQSEvent } from 'aws-lambda';
import { exceptions } from '#lambdas/in-memory/exceptions';
import type { DelayedQueue } from '#lambdas/runtime/aws/delayed-queue';
import type { ReservationName } from '#lambdas/shop/stores/cart-store';
import { reservationSeconds } from '../casino/casino';
import { deliver, startTask, strikes } from '../clients/deliver';
import { withinTimeout, runTask } from '../clients/run-task';
import type { World } from '../clients/world';
import type { Task } from '../operations/operation';
import { success } from '../operations/worker-response';

/** The delayed queue of expired holds, with at-least-once delivery unless a message is never queued. */
export function createLapseQueue(world: () => World): DelayedQueue<ReservationName> {
  return { send };

  async function send(message: ReservationName): Promise<void> {
    const { scheduler, random } = world();
    const exposure = { number: 0, isOnce: false, entry: null, commits: 0, applicable: 0, struck: 0 };
    if (strikes(world(), 'message-lost', exposure)) throw exceptions.TimeoutError();
    const times = strikes(world(), 'message-repeated', exposure) ? 2 : 1;
    for (let time = 1; time <= times; time += 1) {
      const delayMs = reservationSeconds * 1000 + random.between(0, 2_000) * time ** 6;
      scheduler.after(delayMs, () => void runTask(world(), lapse(message)));
    }
  }
}

/** Runs the minutely sweep until the end. */
export async function sweepEveryMinute(world: World, isLast: () => boolean): Promise<void> {
  while (!isLast()) {
    await world.scheduler.sleep(60_000);
    const running = startTask(world, sweep);
    await withinTimeout(world, deliver(world, running, true));
  }
}

function lapse(message: ReservationName): Task {
  const record = { messageId: message.reservation, body: JSON.stringify(message) };
  const event = { Records: [record] } as SQSEvent;
  return {
    operation: 'lapse-reservation',
    isSettled: false,
    isOnce: true,
    isRequest: false,
    async deliver(casino) {
      const { batchItemFailures } = await casino.lapse(event);
      if (batchItemFailures.length === 0) return success(null);
      return { status: 503, code: 'request/unavailable', text: '' };
    },
    competingWrite: (casino) => casino.lapse(event),
  };
}

const sweep: Task = {
  operation: 'sweep-reservations',
  isSettled: false,
  isRequest: false,
  deliver: async (casino) => success(await casino.sweep()),
};
