import { expect, it } from 'vitest';
import { zoneChoices } from './zone-choices';

const zonesIn = (chosen: string) =>
  zoneChoices(chosen, ['Asia/Tokyo', 'America/Chicago', 'Asia/Hong_Kong']).map(({ value }) => value);

it('lists zones of the United States first, and every zone once', () => {
  const zones = zonesIn('America/Chicago');

  expect(zones[0]).toBe('America/New_York');
  expect(zones.slice(-2)).toEqual(['Asia/Hong_Kong', 'Asia/Tokyo']);
  expect(new Set(zones).size).toBe(zones.length);
});

it('includes the chosen zone even where the browser does not know it', () => {
  expect(zonesIn('Antarctica/Troll')).toContain('Antarctica/Troll');
});
