import { describe, expect, it } from 'vitest';
import { ticketsInState } from './tickets-in-state';

describe('ticketsInState', () => {
  const listed = [
    { id: 't-1', state: 'open' as const },
    { id: 't-2', state: 'open' as const },
  ];

  it('omits the open ticket after a reply', () => {
    expect(ticketsInState(listed, 'open', { id: 't-2', state: 'answered' })).toEqual([listed[0]]);
  });

  it('omits a ticket that a bulk step has closed', () => {
    expect(ticketsInState([listed[0]!, { id: 't-2', state: 'closed' }], 'open', null)).toEqual([listed[0]]);
  });

  it.each([
    { name: 'while it stands so', open: { id: 't-2', state: 'open' as const } },
    { name: 'where another is open that stands otherwise', open: { id: 't-9', state: 'closed' as const } },
    { name: 'where none is open', open: null },
  ])('returns all tickets $name', ({ open }) => {
    expect(ticketsInState(listed, 'open', open)).toEqual(listed);
  });
});
