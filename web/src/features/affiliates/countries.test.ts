import { expect, it } from 'vitest';
import { countryChoices } from './countries';

it('offers every country once by name, the United States first', () => {
  const choices = countryChoices();
  const labels = choices.map(({ label }) => label);

  expect(choices[0]).toEqual({ value: 'US', label: 'United States' });
  expect(new Set(choices.map(({ value }) => value)).size).toBe(249);
  expect(new Set(labels).size).toBe(249);
  expect(choices.filter(({ value, label }) => value === label || !/^[A-Z]{2}$/.test(value))).toEqual([]);
  expect(labels.slice(1)).toEqual(labels.slice(1).sort((left, right) => left.localeCompare(right, 'en')));
  expect(labels).toContain('Japan');
});
