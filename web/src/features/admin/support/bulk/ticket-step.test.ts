import { describe, expect, it } from 'vitest';
import { ticketFixture } from './ticket-fixture';
import { wouldChange } from './ticket-step';

const ada = { player: 'ada', email: null, displayName: 'Ada' };

describe('wouldChange', () => {
  it.each([
    [{}, { kind: 'assign', assignee: 'ada' }, true],
    [{ assignee: ada }, { kind: 'assign', assignee: 'ada' }, false],
    [{ assignee: ada }, { kind: 'assign', assignee: 'bo' }, true],
    [{ priority: 'high' }, { kind: 'priority', priority: 'high' }, false],
    [{ priority: 'low' }, { kind: 'priority', priority: 'high' }, true],
    [{ state: 'answered' }, { kind: 'close', reason: 'solved' }, true],
    [{ state: 'closed' }, { kind: 'close', reason: 'solved' }, false],
  ] as const)('of a ticket with %j and the step %j is %s', (ticket, change, expected) => {
    expect(wouldChange(ticketFixture(ticket), change)).toBe(expected);
  });
});
