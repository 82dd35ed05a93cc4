import { chromium } from 'playwright-core';
import type { AnyGame } from '#domain/games/games';
import { unityHeaders } from '../../../lib/unity-file-headers';
import { hostOf } from '../../build/frame-check/host-of';
import { openGame, type OpenedGame } from '../../build/frame-check/open-game';
import type { ProtocolRun } from '../../build/frame-check/protocol-findings';
import { reloadGame } from '../../build/frame-check/reload-game';
import { waitUntil } from '../../build/frame-check/wait-until';
import type { UnityBuild } from '../read-builds';
import { buildUnityPage } from './build-unity-page';

/** Time for a build to load completely, to end a round, and to break a rule while nothing is pressed. */
export const readyWithinMs = 60_000;
const playForMs = 45_000;
const observeWithoutPressMs = 1_000;

const settings = { theme: 'dark', locale: 'en', reducedMotion: false, sound: 0 } as const;

/**
 * Plays a build in its frame with a fake host: the space bar begins a round, as the button of the site does.
 *
 * @param headers  of the frame's files, as they are deployed
 */
export async function observeBuild(
  executablePath: string,
  { build, game, headers }: { build: UnityBuild; game: AnyGame; headers: Readonly<Record<string, string>> },
): Promise<ProtocolRun> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const opened = await openGame(browser, {
      entry: `/unity-frame/index.html?game=${build.gameId}`,
      files: await buildUnityPage(build),
      headersOf: (name) => ({ ...headers, ...headersOfPart(name) }),
      settings,
      host: hostOf(game),
    });
    const { host, browserErrors } = opened;
    try {
      const isReady = await waitUntil(readyWithinMs, () => host.activity().stage === 'ready');
      await waitUntil(observeWithoutPressMs, () => host.activity().refused.length > 0);
      const played = isReady ? await play(opened) : null;
      return { ...host.activity(), browserErrors, played };
    } finally {
      await opened.close();
    }
  } finally {
    await browser.close();
  }
}

/** The frame of the site forwards presses, and the site refuses those in a pause: no build can stake in one. */
async function play(opened: OpenedGame): Promise<ProtocolRun['played']> {
  const { host } = opened;
  await pressSpace(opened, () => host.activity().finished > 0);
  return { hasStakedWhilePaused: false, isReadyAfterReload: await reloadGame(opened, readyWithinMs) };
}

async function pressSpace({ page }: OpenedGame, isDone: () => boolean): Promise<void> {
  await page.locator('iframe').focus();
  const deadline = performance.now() + playForMs;
  while (!isDone() && performance.now() < deadline) {
    await page.keyboard.press('Space');
    await waitUntil(1_000, isDone);
  }
}

/** Type and compression of a part of the build; the other files of the frame have their own types. */
function headersOfPart(name: string): Record<string, string> {
  const headers = name.includes('/builds/') ? unityHeaders(name) : null;
  if (!headers) return {};
  const { contentType, contentEncoding } = headers;
  return { 'Content-Type': contentType, ...(contentEncoding && { 'Content-Encoding': contentEncoding }) };
}
