import { expect, it } from 'vitest';
import { longDayLabel } from './dates';
import { writeDay } from './written-days';

it.each(['2026-01-01', '2026-06-30', '2026-12-31'])('writeDay formats %s like Intl.DateTimeFormat', (day) => {
  expect(writeDay(day)).toBe(longDayLabel(day, { locale: 'en-US', timeZone: 'UTC' }));
});
