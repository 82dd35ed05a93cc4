import { describe, expect, it } from 'vitest';
import { createMemory } from '../demo/memory';
import { forgetRubbed, recallRubbed, rememberRubbed } from './rubbed-foil';

const gameId = 'lucky-ticket';
const foil = { card: 'round-7', fields: [[], [17, 18], [255]] };

describe('stored foil of a card', () => {
  it('is returned for that card, until it is forgotten', () => {
    const memory = createMemory();

    rememberRubbed(memory, gameId, foil);

    expect(recallRubbed(memory, { gameId, card: 'round-7' })).toEqual(foil.fields);
    forgetRubbed(memory, gameId);
    expect(recallRubbed(memory, { gameId, card: 'round-7' })).toEqual([]);
  });

  it('is empty for another card and another game', () => {
    const memory = createMemory();
    rememberRubbed(memory, gameId, foil);

    expect(recallRubbed(memory, { gameId, card: 'round-8' })).toEqual([]);
    expect(recallRubbed(memory, { gameId: 'dragon-scratch', card: 'round-7' })).toEqual([]);
  });

  it.each([
    'nonsense',
    'null',
    '{"card":"round-7"}',
    '{"card":"round-7","fields":[1]}',
    '{"card":"round-7","fields":[["1"]]}',
    '{"card":"round-7","fields":[[256]]}',
  ])('is empty where %s is stored', (text) => {
    const memory = createMemory();
    memory.setItem('jade-harbour.rubbed.lucky-ticket', text);

    expect(recallRubbed(memory, { gameId, card: 'round-7' })).toEqual([]);
  });
});
