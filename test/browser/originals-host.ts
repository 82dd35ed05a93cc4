import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { Original } from '#domain/games/originals/original';
import type { PageFiles } from '../../web/build/separate-pages';
import { openFrameGame, type StandInHost } from './stand-in-host';

type Answer = Parameters<typeof openFrameGame>[3];

/** The stake on every table of an original. */
export const stake = 100;

/** Settings of every table of an original; a test posts others. */
export const settings = { theme: 'dark', locale: 'en-US', reducedMotion: true, sound: 0 };

/**
 * Opens the page of an original, and waits until it can be played.
 *
 * @param options.answer  returns the response to a stake or a decision, or null
 */
export async function openOriginal(
  browser: Browser,
  files: PageFiles,
  original: Original,
  { coin = 'gold', answer }: { coin?: string; answer: Answer },
): Promise<StandInHost> {
  const host = await openFrameGame(browser, files, original.id, (message) =>
    message.type === 'hello'
      ? {
          type: 'welcome',
          gameId: original.id,
          settings,
          table: { coin, stake, stakes: original.stakes.gold, most: null },
          balance: { gold: 10_000, sweeps: 10_000 },
          limits: { shortestCycleMs: 5_000, waitMs: 0 },
          rules: { family: 'originals', table: original.table, terms: original.terms },
        }
      : answer(message),
  );
  await expect.poll(() => host.messages.filter(({ type }) => type === 'ready').length).toBe(1);
  return host;
}
