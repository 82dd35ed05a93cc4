import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PartFailure } from './part-failure';

afterEach(() => vi.unstubAllGlobals());

function setup({ isOnline, isRepeated }: { isOnline: boolean; isRepeated: boolean }): string {
  vi.stubGlobal('navigator', { onLine: isOnline });
  return renderToStaticMarkup(createElement(PartFailure, { isRepeated, onRetry: () => undefined }));
}

describe('PartFailure', () => {
  it('says that the game is not affected, and offers a retry', () => {
    const html = setup({ isOnline: true, isRepeated: false });

    expect(html).toContain('We could not load this part. Your game is not affected.');
    expect(html).toContain('Try again');
    expect(html).not.toContain('You are offline.');
    expect(html).not.toContain('Reload the page');
  });

  it('offers a reload after a failed retry', () => {
    expect(setup({ isOnline: true, isRepeated: true })).toContain('Reload the page');
  });

  it('says that the player is offline, and offers no reload, which would lose the page', () => {
    const html = setup({ isOnline: false, isRepeated: true });

    expect(html).toContain('You are offline.');
    expect(html).not.toContain('Reload the page');
  });
});
