import { describe, expect, it } from 'vitest';
import { actLabel, namedEntries, subjectLabel, subjectPath } from './audit-copy';

const entry = {
  id: 'a-1',
  at: '2026-11-21T12:00:00.000Z',
  actor: 'f0f65f48-0000',
  act: 'order-approved',
  subject: { kind: 'order', id: '2026-11-20-1', player: 'p-1' } as const,
  reason: null,
  detail: {},
};
const people = [
  { player: 'f0f65f48-0000', email: 'admin@jade.test', displayName: 'Ada' },
  { player: 'p-1', email: null, displayName: 'Mei' },
];
const products = [{ id: 'mug', name: 'Jade Mug' }];

function named(changes: Partial<typeof entry> | { subject: object } = {}) {
  const page = { items: [{ ...entry, ...changes } as typeof entry], next: null, people, products };
  const [only] = namedEntries(page);
  if (!only) throw new Error('The page has no entry');
  return only;
}

describe('audit copy', () => {
  it('derives a label from the name of the action in any area, unless it says too little', () => {
    expect(actLabel('balance-adjusted')).toBe('Balance adjusted');
    expect(actLabel('personal-data-read')).toBe('Player data viewed');
  });

  it('names people by name and address, and an account without either by the beginning of its id', () => {
    expect(named()).toMatchObject({ actorName: 'Ada, admin@jade.test', playerName: 'Mei' });
    expect(named({ actor: '0123456789abcdef' }).actorName).toBe('01234567…');
  });

  it('names the object with the player that it belongs to', () => {
    expect(subjectLabel(named())).toBe('Order 2026-11-20-1 of Mei');
    expect(subjectLabel(named({ subject: { kind: 'player', id: 'p-1', player: 'p-1' } }))).toBe('Player Mei');
    expect(subjectLabel(named({ subject: { kind: 'product', id: 'mug', player: null } }))).toBe(
      'Product Jade Mug',
    );
    expect(subjectLabel(named({ subject: { kind: 'product', id: 'gone', player: null } }))).toBe(
      'Product gone',
    );
  });

  it('links to the ticket, to the order, to the player, or else to the page of the subject', () => {
    expect(subjectPath({ kind: 'ticket', id: 't-1', player: 'mei' })).toBe(
      '/Dashboard/support?state=open&player=mei&ticket=t-1',
    );
    expect(subjectPath({ kind: 'order', id: 'o', player: 'mei' })).toBe('/Dashboard/orders/o');
    expect(subjectPath({ kind: 'free-entry', id: 'f', player: 'mei' })).toBe('/Dashboard/players/mei');
    expect(subjectPath({ kind: 'product', id: 'mug', player: null })).toBe('/Dashboard/products?product=mug');
    expect(subjectPath({ kind: 'picture', id: 'p', player: null })).toBeNull();
  });
});
