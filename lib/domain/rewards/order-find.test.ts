import { describe, expect, it } from 'vitest';
import { orderFindOf } from './order-find';

describe('orderFindOf', () => {
  it.each([
    ['2026-11-21-071203123-3f9a1c', { by: 'number', beginning: '2026-11-21-071203123-3f9a1c' }],
    [' 2026-11-21 ', { by: 'number', beginning: '2026-11-21' }],
    ['2026-11-21-071203123-3F9A1C', { by: 'number', beginning: '2026-11-21-071203123-3f9a1c' }],
    ['mei@', { by: 'email', beginning: 'mei@' }],
    ['Mei@jade.test', { by: 'email', beginning: 'Mei@jade.test' }],
    ['Tea  ceremony', { by: 'product', words: ['tea', 'ceremony'] }],
    ['2026', { by: 'product', words: ['2026'] }],
  ])('reads %j by its form', (typed, find) => {
    expect(orderFindOf(typed)).toEqual(find);
  });
});
