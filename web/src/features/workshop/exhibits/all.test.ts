import { readdirSync } from 'node:fs';
import { isValidElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Stateful } from '../stateful';
import { exhibits } from './all';

const folder = new URL('../../../components/', import.meta.url);

/** The files of shared components, as exhibits name them; files outside a folder render nothing. */
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('/') && file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''))
  .toSorted();

/** Returns every element in the props of what is shown, at any depth. */
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

describe('workshop', () => {
  it('shows every shared component once', () => {
    const shown = exhibits.map(({ component }) => component);

    expect(components.length).toBeGreaterThan(20);
    expect(shown.toSorted()).toEqual(components);
  });

  it.each(exhibits.map((exhibit) => [exhibit.component, exhibit] as const))(
    'renders %s in each of its states, which have distinct names',
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
