import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BreakTerms } from './break-terms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('states the end of a break that starts when the question is asked, however long the page was open', () => {
  const terms = () =>
    renderToStaticMarkup(createElement(BreakTerms, { days: 1, where: { timeZone: 'America/Chicago' } }));

  vi.setSystemTime('2026-11-21T18:00:00Z');
  const first = terms();
  vi.setSystemTime('2026-11-23T18:00:00Z');
  const later = terms();

  expect(first).toContain('Sun, Nov 22');
  expect(later).toContain('Tue, Nov 24');
});
