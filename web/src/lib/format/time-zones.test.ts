import { expect, it } from 'vitest';
import { deviceZone, knownZones } from './time-zones';

it('names the time zone of the device and all known ones', () => {
  expect(() => new Intl.DateTimeFormat('en-US', { timeZone: deviceZone() })).not.toThrow();
  expect(knownZones()).toContain('America/New_York');
});
