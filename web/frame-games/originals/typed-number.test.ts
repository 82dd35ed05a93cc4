import { describe, expect, it } from 'vitest';
import { printTyped, readTyped } from './typed-number';

const target = { least: 1.01, most: 10_000, decimals: 2 };
const exactly = (value: number) => ({ value, isExact: true });

describe('readTyped', () => {
  it.each([
    ['en', '1.5', 1.5],
    ['en', '1,500.25', 1_500.25],
    ['en', '10000', 10_000],
    ['en', ' 9.9 ', 9.9],
    ['de', '1,5', 1.5],
    ['de', '1.500', 1_500],
    ['de', '1.500,25', 1_500.25],
    ['fr', '1 500,25', 1_500.25],
    ['fr', '1\u202f500,25', 1_500.25],
  ])('reads %s "%s" as %f', (locale, text, value) => {
    expect(readTyped(text, target, locale)).toEqual(exactly(value));
  });

  it.each([
    ['en', '1,5'],
    ['en', '2,00'],
    ['en', '1,50,000'],
    ['de', '1.5'],
    ['de', '2.00'],
    ['en', '1.2.3'],
    ['en', ''],
    ['en', '.'],
    ['en', 'abc'],
    ['en', '-2'],
    ['en', '1e3'],
  ])('refuses %s "%s"', (locale, text) => {
    expect(readTyped(text, target, locale)).toBeNull();
  });

  it.each([
    ['0', 1.01],
    ['99999', 10_000],
    ['3.456', 3.46],
  ])('reports that it has changed "%s" to %f', (text, value) => {
    expect(readTyped(text, target, 'en')).toEqual({ value, isExact: false });
  });
});

describe('printTyped', () => {
  it.each([
    ['en', '1500.00'],
    ['de', '1500,00'],
    ['ar-EG', '1500.00'],
  ])('prints 1500 in %s as "%s", which reads as the same number', (locale, text) => {
    expect(printTyped(1_500, target, locale)).toBe(text);
    expect(readTyped(text, target, locale)).toEqual(exactly(1_500));
  });
});
