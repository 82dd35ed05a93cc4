import { expect, it } from 'vitest';
import { openingEffects } from './plan';

it('says before a draw opens that its product can be ordered and its seed is fixed', () => {
  const plan = { prize: 'A cruise', winners: 3, closesAt: '2026-12-24T20:00:00.000Z' };

  const text = openingEffects(plan, 'Mega ticket');

  expect(text).toMatch(/^“A cruise”, 3 winners, entries until Dec 2\d, 2026/);
  expect(text).toContain('Players can order Mega ticket at once, and the secret seed');
  expect(openingEffects({ ...plan, winners: 1 }, 'Mega ticket')).toContain(', 1 winner,');
});
