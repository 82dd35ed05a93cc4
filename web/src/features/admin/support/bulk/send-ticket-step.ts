import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { ListedTicket, TicketStep } from './ticket-step';

/** Takes the step of one ticket. A repeat closes a ticket under the same key, until the ticket has another state. */
export async function sendTicketStep({ item, body }: TicketStep): Promise<ListedTicket> {
  const path = { player: item.player, ticket: item.id };
  if (body.kind === 'close') {
    const { reason } = body;
    const answer = await playFabOps.post('/admin/tickets/{player}/{ticket}/closings', {
      path,
      body: { reason },
      idempotencyKey: `bulk-${item.since}-${reason}`,
    });
    return answer.ticket;
  }
  const { kind: _kind, ...change } = body;
  return (await playFabOps.put('/admin/tickets/{player}/{ticket}/triage', { path, body: change })).ticket;
}
