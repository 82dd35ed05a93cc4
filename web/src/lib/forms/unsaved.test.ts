import { expect, it } from 'vitest';
import { isAnyUnsaved, markUnsaved } from './unsaved';

it('knows of unsaved input until each of several forms is saved or gone', () => {
  expect(isAnyUnsaved()).toBe(false);

  const releases = [markUnsaved(), markUnsaved()];
  releases[1]?.();
  releases[1]?.();
  expect(isAnyUnsaved()).toBe(true);

  releases[0]?.();
  expect(isAnyUnsaved()).toBe(false);
});
