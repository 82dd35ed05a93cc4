import { expect, it } from 'vitest';
import { states } from '#domain/player/states';
import { stateNames } from './state-names';

it('stateNames has a unique name for every state, sorted by name', () => {
  const names = Object.values(stateNames);

  expect(Object.keys(stateNames).toSorted()).toEqual(states.toSorted());
  expect(names).toEqual([...new Set(names)].toSorted());
});
