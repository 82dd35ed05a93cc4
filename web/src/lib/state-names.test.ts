import { expect, it } from 'vitest';
import { states } from '#domain/player/states';
import { stateNames } from './state-names';

it('has a name of its own for every state, in the order of the names', () => {
  const names = Object.values(stateNames);

  expect(Object.keys(stateNames).toSorted()).toEqual(states.toSorted());
  expect(names).toEqual([...new Set(names)].toSorted());
});
