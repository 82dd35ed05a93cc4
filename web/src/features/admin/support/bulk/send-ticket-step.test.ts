import { describe, expect, it, vi } from 'vitest';
import { callPlayFabOps } from '#web/lib/api/amplify-rest';
import { sendTicketStep } from './send-ticket-step';
import { ticketFixture } from './ticket-fixture';
import type { TicketChange } from './ticket-step';

vi.mock('#web/lib/api/amplify-rest');

const ticket = ticketFixture();
const at = `/admin/tickets/mei/${ticket.id}`;

function setup() {
  vi.mocked(callPlayFabOps).mockReset().mockResolvedValue({ ticket });
  return {
    sent: () => vi.mocked(callPlayFabOps).mock.calls.map(([method, call]) => ({ method, ...call })),
  };
}

describe('sendTicketStep', () => {
  it.each<[TicketChange, string, string, object]>([
    [{ kind: 'assign', assignee: 'ada' }, 'put', `${at}/triage`, { assignee: 'ada' }],
    [{ kind: 'priority', priority: 'high' }, 'put', `${at}/triage`, { priority: 'high' }],
    [{ kind: 'close', reason: 'solved' }, 'post', `${at}/closings`, { reason: 'solved' }],
  ])('sends the step %j to the route of one ticket', async (body, method, path, expected) => {
    const { sent } = setup();

    const changed = await sendTicketStep({ item: ticket, body });

    expect(changed).toBe(ticket);
    expect(sent()).toMatchObject([{ method, path: expect.stringMatching(`${path}$`), body: expected }]);
  });

  it('closes a ticket under one key until it was opened again', async () => {
    const { sent } = setup();
    const body = { kind: 'close', reason: 'solved' } as const;

    await sendTicketStep({ item: ticket, body });
    await sendTicketStep({ item: ticket, body });
    await sendTicketStep({ item: ticketFixture({ since: '2026-11-23T09:00:00.000Z' }), body });

    const [first, repeated, later] = sent().map(({ headers }) => headers?.['Idempotency-Key']);
    expect(first).toMatch(/^[!-~]+$/);
    expect([repeated === first, later === first]).toEqual([true, false]);
  });
});
