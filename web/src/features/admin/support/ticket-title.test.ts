import { describe, expect, it } from 'vitest';
import { ticketTitle } from './ticket-title';

const writer = { player: 'f0f65f48-1234', email: 'mei@jade.test', displayName: 'Mei' };

const named = (id: string) => `The game ${id}`;

describe('ticketTitle', () => {
  it('says who wrote about what', () => {
    const about = { kind: 'order', id: '2026-11-20-1', gameId: null, nonce: null } as const;

    expect(ticketTitle({ writer, about, topic: 'order' }, named)).toBe('Mei: Order 2026-11-20-1');
    const unnamed = { ...writer, displayName: null };
    expect(ticketTitle({ writer: unnamed, about: null, topic: 'account' }, named)).toBe(
      'mei@jade.test: My account or sign-in',
    );
  });
});
