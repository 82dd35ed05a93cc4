import { afterEach, expect, it, vi } from 'vitest';
import { forgetDrafts, keepDraft, readDraft } from './drafts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage() {
  const kept: Record<string, string> = { 'jade-harbour.other': 'stays' };
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value });
  vi.stubGlobal('sessionStorage', kept);
  return kept;
}

it('keeps a draft until it is deleted', () => {
  stubStorage();
  keepDraft('ticket', { text: 'Where is my mug?' });
  expect(readDraft('ticket')).toEqual({ text: 'Where is my mug?' });

  keepDraft('ticket', null);
  expect(readDraft('ticket')).toBeNull();
});

it('forgets all drafts and nothing else', () => {
  const kept = stubStorage();
  keepDraft('ticket', { text: 'one' });
  keepDraft('answer', { text: 'two' });

  forgetDrafts();

  expect(kept).toEqual({ 'jade-harbour.other': 'stays' });
});

it('has no drafts where storage is forbidden', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('ticket', { text: 'one' });
  forgetDrafts();

  expect(readDraft('ticket')).toBeNull();
});
