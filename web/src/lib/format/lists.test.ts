import { expect, it } from 'vitest';
import { listLabel } from './lists';

it.each([
  [['home'], 'home'],
  [['home', 'card'], 'home and card'],
  [['home', 'network', 'card'], 'home, network, and card'],
])('joins %j to "%s"', (words, label) => {
  expect(listLabel(words)).toBe(label);
});
