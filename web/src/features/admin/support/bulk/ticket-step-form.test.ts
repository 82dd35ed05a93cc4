import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ticketFixture } from './ticket-fixture';
import type { ChangeKind, ListedTicket } from './ticket-step';
import { TicketStepForm } from './ticket-step-form';

const titleOf = ({ writer }: ListedTicket) => `Ticket of ${writer.displayName}`;

function setup(kind: ChangeKind, tickets: readonly ListedTicket[]): string {
  const props = { kind, tickets, admin: 'ada', titleOf, onKeep: () => undefined, onSend: () => undefined };
  return renderToStaticMarkup(createElement(TicketStepForm, props));
}

describe('TicketStepForm', () => {
  it('names the tickets that change, and counts those that are left out', () => {
    const own = ticketFixture({ id: 'own', assignee: { player: 'ada', email: null, displayName: 'Ada' } });

    const html = setup('assign', [ticketFixture(), own]);

    expect(html.match(/<li[^>]*>[^<]*/g)).toHaveLength(1);
    expect(html).toContain('Ticket of Mei');
    expect(html).toContain('1 selected ticket would not change and will be left out.');
    expect(html).toMatch(/<button[^>]*>Assign 1 ticket</);
  });

  it('asks for the reason with which tickets are closed', () => {
    const html = setup('close', [ticketFixture(), ticketFixture({ id: 'other' })]);

    expect(html).toContain('Reason for closing');
    expect(html).toMatch(/<button[^>]*>Close 2 tickets</);
  });

  it('cannot be sent when no ticket would change', () => {
    expect(setup('close', [ticketFixture({ state: 'closed' })])).toMatch(
      /<button[^>]* disabled=""[^>]*>Close 0 tickets/,
    );
  });
});
