import { expect, it } from 'vitest';
import { blankDraft, type Draft, type Field } from './draft';
import { fieldLabel } from './field-copy';

it.each<[Field, Partial<Draft>, string]>([
  ['name', { name: ' Jade Mug ' }, 'Jade Mug'],
  ['category', { category: 'mega_sweeps' }, 'Mega Sweeps'],
  ['category', {}, 'none'],
  ['price', { price: '12.50' }, '12.50 SC'],
  ['stock', { stock: '0' }, '0'],
  ['active', { active: true }, 'on'],
  ['featured', {}, 'off'],
  ['image', { image: ['a'] }, '1 picture'],
  ['image', {}, '0 pictures'],
  ['terms', {}, 'nothing'],
  ['description', { description: `${'long '.repeat(20)}` }, `${'long '.repeat(15)}lon …`],
])('describes %s of %o as %s', (field, given, text) => {
  expect(fieldLabel(field, { ...blankDraft, ...given })).toBe(text);
});
