import { dayMs } from '#domain/ledger/days';
import { demoAdmin } from './person';
import { send } from './request';
import type { World } from './world';

/** A ticket of the history, with the days on which support acts. */
export interface OpenTicket {
  readonly player: string;
  readonly id: string;
  readonly answer: string;
  answerAt: Date | null;
  closeAt: Date | null;
}

const questions = [
  {
    topic: 'order',
    text: 'The tracking number of my mug has not moved for three days. Can you check where it is?',
    answer: 'The carrier scanned your parcel this morning. It should arrive within two working days.',
  },
  {
    topic: 'purchase',
    text: 'I was charged for a coin pack, but my bank shows the amount as pending. Is it paid?',
    answer: 'Your payment is complete and the coins are in your balance. The bank books it within a day.',
  },
  {
    topic: 'account',
    text: 'How do I change the time zone that my daily bonus follows? I moved to another state.',
    answer: 'Open Account, then Age and state. The new time zone applies from the next midnight.',
  },
  {
    topic: 'round',
    text: 'My free spins ended while I was on the train. Did I still win something?',
    answer:
      'Yes. A round is decided when it begins, so its payout was credited. You can verify it under Fairness.',
  },
  {
    topic: 'responsible-play',
    text: 'Please explain when a higher limit takes effect. I do not see it yet.',
    answer: 'A looser limit takes effect after 24 hours. A stricter one applies at once.',
  },
] as const;

/** Opens a ticket; support answers most of them a day later, and closes them after that. */
export async function openDemoTicket(world: World, player: string): Promise<OpenTicket> {
  const { product, routes, chance, nextKey } = world;
  const { topic, text, answer } = chance.pick(questions);
  const { ticket } = await send<{ ticket: { id: string } }>(
    routes.players,
    { id: player },
    {
      method: 'POST',
      path: '/account/tickets',
      key: nextKey(),
      body: { topic, text },
    },
  );
  const after = (days: number) => new Date(product.now().getTime() + days * dayMs);
  return { player, id: ticket.id, answer, answerAt: after(1), closeAt: chance.happens(75) ? after(4) : null };
}

/** Answers and closes the tickets that are due, as an admin does each day. */
export async function workOnTickets(world: World, tickets: readonly OpenTicket[]): Promise<void> {
  const { product, wait } = world;
  for (const ticket of tickets) {
    wait(20);
    if (ticket.answerAt && ticket.answerAt <= product.now()) {
      ticket.answerAt = null;
      await act(world, ticket, 'answers', { text: ticket.answer });
    } else if (!ticket.answerAt && ticket.closeAt && ticket.closeAt <= product.now()) {
      ticket.closeAt = null;
      await act(world, ticket, 'closings', { reason: 'solved' });
    }
  }
}

async function act(
  { routes, nextKey }: World,
  { player, id }: OpenTicket,
  what: string,
  body: object,
): Promise<void> {
  await send(routes.admins, demoAdmin, {
    method: 'POST',
    path: `/admin/tickets/${player}/${id}/${what}`,
    key: nextKey(),
    body,
  });
}
