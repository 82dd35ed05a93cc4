import { expect, it } from 'vitest';
import { forgetUnsaved, isAnyUnsaved, markUnsaved } from './unsaved';

it('knows of unsaved input until each of several forms is saved or gone', () => {
  expect(isAnyUnsaved()).toBe(false);

  const releases = [markUnsaved(), markUnsaved()];
  releases[1]?.();
  releases[1]?.();
  expect(isAnyUnsaved()).toBe(true);

  releases[0]?.();
  expect(isAnyUnsaved()).toBe(false);
});

it('tells the forms of a dialog from those of its page', () => {
  const dialog = new Set<object>();
  const releasePage = markUnsaved();
  expect(dialog.size).toBe(0);

  const releaseDialog = markUnsaved(dialog);
  expect(dialog.size).toBe(1);

  releaseDialog();
  expect(dialog.size).toBe(0);
  expect(isAnyUnsaved()).toBe(true);
  releasePage();
});

it('forgets the input of a dialog, but not that of its page', () => {
  const dialog = new Set<object>();
  const releasePage = markUnsaved();
  const releaseDialog = markUnsaved(dialog);

  forgetUnsaved(dialog);
  expect(dialog.size).toBe(0);
  expect(isAnyUnsaved()).toBe(true);

  releasePage();
  expect(isAnyUnsaved()).toBe(false);
  releaseDialog();
  expect(isAnyUnsaved()).toBe(false);
});
