import { describe, expect, it } from 'vitest';
import { forgetPress, type Press, rememberPress, unansweredPress } from './press';

const press: Press = {
  key: 'key-1',
  player: 'player-1',
  gameId: 'hk-slots',
  coin: 'sweeps',
  stake: 40,
  choice: null,
  decision: null,
};
const owner = { player: 'player-1', gameId: 'hk-slots' };

function setup() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  };
  return { entries, storage };
}

describe('press storage', () => {
  it('returns the press under its own key until it is answered', () => {
    const { storage } = setup();

    rememberPress(storage, press);

    expect(unansweredPress(storage, owner)).toEqual(press);
  });

  it('returns its choice and its decision', () => {
    const { storage } = setup();
    const decided = { ...press, choice: 'red 40', decision: { round: 'round-7', text: 'hit', step: 2 } };

    rememberPress(storage, decided);

    expect(unansweredPress(storage, owner)).toEqual(decided);
  });

  it('returns null once it was answered', () => {
    const { storage } = setup();
    rememberPress(storage, press);

    forgetPress(storage, 'hk-slots');

    expect(unansweredPress(storage, owner)).toBeNull();
  });

  it('drops the press of another player, for whom it would be a new stake', () => {
    const { storage, entries } = setup();
    rememberPress(storage, press);

    const found = unansweredPress(storage, { ...owner, player: 'player-2' });

    expect(found).toBeNull();
    expect(entries.size).toBe(0);
  });

  it('keeps presses per game', () => {
    const { storage } = setup();
    rememberPress(storage, press);

    expect(unansweredPress(storage, { ...owner, gameId: 'neon-tiger' })).toBeNull();
    expect(unansweredPress(storage, owner)).toEqual(press);
  });

  it.each([
    '{',
    '7',
    '"text"',
    '{}',
    '{"key":1}',
    JSON.stringify({ ...press, coin: 'dollar' }),
    JSON.stringify({ ...press, stake: 0.5 }),
    JSON.stringify({ ...press, choice: 7 }),
    JSON.stringify({ ...press, decision: { round: 'round-7', text: 'hit' } }),
  ])('returns null when storage holds %s', (text) => {
    const { storage, entries } = setup();
    entries.set('jade-harbour.press.hk-slots', text);

    expect(unansweredPress(storage, owner)).toBeNull();
  });
});
