import { describe, expect, it } from 'vitest';
import { addTicketAnswer, type TicketAnswers, withTicketAnswers } from './ticket-answers';
import { ticketFixture } from './ticket-fixture';

const none: TicketAnswers = new Map();
const open = ticketFixture();
const other = ticketFixture({ id: 'other' });
const closed = ticketFixture({ state: 'closed', since: '2026-11-22T09:00:00.000Z' });
const urgent = ticketFixture({ priority: 'high' });

describe('withTicketAnswers', () => {
  it('shows a ticket as closed although the index still lists it as open', () => {
    expect(withTicketAnswers([open, other], addTicketAnswer(none, closed, open))).toEqual([closed, other]);
  });

  it('shows a ticket as listed once the player has reopened it', () => {
    const reopened = ticketFixture({ since: '2026-11-23T09:00:00.000Z' });

    expect(withTicketAnswers([reopened], addTicketAnswer(none, closed, open))).toEqual([reopened]);
  });

  it('shows a new priority although the index still lists a version before it', () => {
    const mine = { ...urgent, assignee: { player: 'ada', email: null, displayName: 'Ada' } };
    const answers = addTicketAnswer(addTicketAnswer(none, urgent, open), mine, urgent);

    expect(withTicketAnswers([open], answers)).toEqual([mine]);
    expect(withTicketAnswers([urgent], answers)).toEqual([mine]);
  });

  it('shows the priority that another admin has set since', () => {
    const low = ticketFixture({ priority: 'low' });

    expect(withTicketAnswers([low], addTicketAnswer(none, urgent, open))).toEqual([low]);
  });

  it('shows a priority that was set back on the ticket itself', () => {
    const answers = addTicketAnswer(addTicketAnswer(none, urgent, open), open);

    expect(withTicketAnswers([open], answers)).toEqual([open]);
    expect(withTicketAnswers([urgent], answers)).toEqual([open]);
  });
});

describe('addTicketAnswer', () => {
  it('keeps a closed ticket when an earlier read of it arrives late', () => {
    const answers = addTicketAnswer(none, closed, open);

    expect(addTicketAnswer(answers, open)).toBe(answers);
  });
});
