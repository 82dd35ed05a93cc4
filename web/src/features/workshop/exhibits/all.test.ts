import { readdirSync } from 'node:fs';
import { isValidElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Stateful } from '../stateful';
import { exhibits } from './all';

const folder = new URL('../../../components/', import.meta.url);

/** The files of the shared parts, as exhibits name them; what lies in no folder of its own shows nothing. */
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('/') && file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''))
  .toSorted();

/** Every element that stands in what a page is given to show, however deep. */
function elementsIn(shown: unknown): ReactElement<Record<string, unknown>>[] {
  if (Array.isArray(shown)) return shown.flatMap(elementsIn);
  if (!isValidElement<Record<string, unknown>>(shown)) return [];
  const inside = Object.values(shown.props).flatMap((value) =>
    typeof value === 'function' && shown.type === Stateful
      ? elementsIn(value(shown.props['initial'], () => undefined))
      : elementsIn(value),
  );
  return [shown, ...inside];
}

describe('the workshop', () => {
  it('shows every shared part, each once', () => {
    const shown = exhibits.map(({ component }) => component);

    expect(components.length).toBeGreaterThan(20);
    expect(shown.toSorted()).toEqual(components);
  });

  it.each(exhibits.map((exhibit) => [exhibit.component, exhibit] as const))(
    'has %s itself in each of its states, which all have names of their own',
    async (component, { states }) => {
      const parts = new Set(
        Object.values<unknown>(await import(/* @vite-ignore */ new URL(`${component}.tsx`, folder).pathname)),
      );

      const missing = states.filter(({ show }) => !elementsIn(show).some(({ type }) => parts.has(type)));

      expect(states.length).toBeGreaterThan(0);
      expect(missing.map(({ name }) => name)).toEqual([]);
      expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
    },
  );
});
