import { parsePath, type Path } from 'react-router';
import { expect, it } from 'vitest';
import { navigationOf } from './navigation-of';

const at = (path: string): Path => ({ pathname: '/', search: '', hash: '', ...parsePath(path) });

it.each([
  ['the first page until it has its data', false, undefined, '/slots?sort=name', true],
  ['the shown page', true, undefined, '/slots?sort=name', false],
  ['the shown page with another query', true, '/Slots?sort=new', '/Slots?sort=new', false],
  ['another page on its way', true, '/Quests?day=1', '/Quests?day=1', true],
])('reads %s', (_what, initialized, to, target, isArriving) => {
  const navigation = { location: to === undefined ? undefined : at(to) };

  expect(navigationOf({ initialized, location: at('/slots?sort=name'), navigation })).toEqual({
    page: '/slots',
    target,
    isArriving,
  });
});
