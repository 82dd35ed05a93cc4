import { describe, expect, it } from 'vitest';
import {
  closedOf,
  forgetOpened,
  nothingOpened,
  openedAlso,
  recallOpened,
  rememberOpened,
} from './opened-fields';

function setup() {
  const entries = new Map<string, string>();
  return {
    entries,
    memory: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
      removeItem: (key: string) => void entries.delete(key),
    },
  };
}

const name = { gameId: 'lucky-ticket', card: 'round-7', cells: 9 };

describe('openedAlso', () => {
  it('opens each field once, in the order of the player', () => {
    const state = [4, 0, 4, 8].reduce((opened, field) => openedAlso(opened, [field]), nothingOpened);

    expect(state).toEqual({ card: '', fields: [4, 0, 8], newest: [8] });
    expect(openedAlso(state, [8])).toBe(state);
  });

  it('opens several fields at once', () => {
    const state = { card: 'a', fields: [2], newest: [2] };

    expect(openedAlso(state, [0, 1, 2, 3])).toEqual({ card: 'a', fields: [2, 0, 1, 3], newest: [0, 1, 3] });
  });
});

describe('closedOf', () => {
  it('lists the covered fields in order', () => {
    expect(closedOf([3, 1], 5)).toEqual([0, 2, 4]);
  });
});

describe('stored fields of a card', () => {
  it('are returned for that card', () => {
    const { memory } = setup();

    rememberOpened(memory, name.gameId, { card: name.card, fields: [4, 2] });

    expect(recallOpened(memory, name)).toEqual([4, 2]);
  });

  it('are empty for another card, another game, and after deletion', () => {
    const { memory } = setup();
    rememberOpened(memory, name.gameId, { card: name.card, fields: [4] });

    expect(recallOpened(memory, { ...name, card: 'round-8' })).toEqual([]);
    expect(recallOpened(memory, { ...name, gameId: 'dragon-scratch' })).toEqual([]);
    forgetOpened(memory, name.gameId);
    expect(recallOpened(memory, name)).toEqual([]);
  });

  it.each(['nonsense', 'null', '[]', '{"card":"round-7"}', '{"card":"round-7","fields":"4"}'])(
    'are empty where %s is stored',
    (text) => {
      const { memory, entries } = setup();
      entries.set('jade-harbour.opened.lucky-ticket', text);

      expect(recallOpened(memory, name)).toEqual([]);
    },
  );

  it('exclude invalid field numbers', () => {
    const { memory, entries } = setup();
    entries.set('jade-harbour.opened.lucky-ticket', '{"card":"round-7","fields":[0,9,-1,1.5,"2",null,8,8]}');

    expect(recallOpened(memory, name)).toEqual([0, 8]);
  });
});
