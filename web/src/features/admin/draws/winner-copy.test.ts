import { describe, expect, it } from 'vitest';
import { explainConfirmation, winnerLabel } from './winner-copy';

const winner = { player: 'a-player', playerName: 'Mei W', playerEmail: 'mei@jade.test' };

describe('winnerLabel', () => {
  it('has the name and the email address, and the beginning of the id without either', () => {
    expect(winnerLabel(winner)).toBe('Mei W, mei@jade.test');
    expect(winnerLabel({ ...winner, playerName: null })).toBe('mei@jade.test');
    expect(winnerLabel({ ...winner, playerName: null, playerEmail: null })).toBe('Player a-player');
  });
});

describe('explainConfirmation', () => {
  it('says who is notified, what is shipped, and that it is final', () => {
    expect(explainConfirmation(winner, 'A red car')).toMatch(
      /no further notice\. No order is placed and nothing ships: .*“A red car” with mei@jade\.test yourself\. This cannot be undone\.$/,
    );
    expect(explainConfirmation({ ...winner, playerEmail: null }, 'A red car')).toContain(
      'with the winner yourself',
    );
  });
});
