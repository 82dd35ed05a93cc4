import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import { rulesAnswer } from '#contracts/play/rules-answers';
import { listGames } from '#domain/games/games';
import { limits } from '../../frame-games/protocol/messages';
import { buildSeparatePage, frameGamePage } from '../separate-pages';
import { findBrowser, playInBrowser, type Played } from './play-in-browser';
import { gzippedBytes, staticFaults } from './static-faults';

/** Result of checking a game's page: facts, and faults that block publication. */
export interface FrameCheck {
  readonly facts: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Checks a game's page against the protocol: its files and, if a browser is available, its behavior with a host.
 *
 * @param folder             with the sources of the page
 * @param headers            of its files, as they are deployed
 * @param options.gameId     game whose mathematics the host uses @default the name of the folder
 * @param options.playForMs  how long its buttons are pressed until a round ends
 * @param options.helloWithinMs  how long the page may take to send its first message @default the limit of the protocol
 */
export async function checkFrame(
  folder: string,
  headers: Readonly<Record<string, string>>,
  {
    gameId = basename(folder),
    playForMs = 45_000,
    helloWithinMs = limits.helloWithinMs,
  }: { gameId?: string | undefined; playForMs?: number; helloWithinMs?: number } = {},
): Promise<FrameCheck> {
  const at = `frame-games/${basename(folder)}`;
  const files = await buildSeparatePage(
    frameGamePage(join(import.meta.dirname, '../..'), folder, at),
    'production',
  );
  const facts = [`${files.size} files, ${gzippedBytes(files)} bytes gzipped.`];
  const faults = staticFaults(at, files);
  const browser = findBrowser();
  const game = listGames().find(({ id }) => id === gameId);
  if (!game) return { facts, faults: [...faults, `No game of the house is called ${gameId}.`] };
  if (browser === undefined)
    return {
      facts: [...facts, 'No browser was found (CHROMIUM_PATH names one): nothing was played.'],
      faults,
    };
  const played = await playInBrowser(browser, {
    at,
    files,
    headers,
    playForMs,
    readyWithinMs: helloWithinMs,
    host: {
      game,
      rules: rulesAnswer(game),
      laysStake: game.family === 'roulette',
      blockOf: () => randomBytes(32),
    },
  });
  return { facts: [...facts, ...factsOf(played)], faults: [...faults, ...faultsOf(played, helloWithinMs)] };
}

function factsOf({ stage, staked, finished, wantedHeight }: Played): string[] {
  return [
    `It came as far as: ${stage}.`,
    `It wants to be ${wantedHeight ?? 'as high as its place'}${wantedHeight === null ? '' : ' pixels high'}.`,
    finished > 0
      ? `It played ${staked} round${staked === 1 ? '' : 's'} and showed how one ended.`
      : 'No round came to its end by pressing its buttons one after another: play one by hand.',
  ];
}

function faultsOf({ stage, ignored, refused, broken }: Played, helloWithinMs: number): string[] {
  return [
    ...(stage === 'silent' ? [`It does not say hello within ${helloWithinMs / 1_000} s.`] : []),
    ...(stage === 'greeted' ? ['It says hello, and never that it is ready.'] : []),
    ...(stage === 'other-version' ? ['It speaks another version of the protocol.'] : []),
    ...(stage === 'stopped' ? ['It was stopped: too many of its messages had to be ignored.'] : []),
    ...[...new Set(ignored)].map((why) => `A message of it was ignored: ${why}.`),
    ...(refused.includes('no-press') ? ['It stakes or decides without a press of the player.'] : []),
    ...(refused.includes('not-on-table') ? ['It stakes something else than the player chose.'] : []),
    ...[...new Set(broken)].map((text) => `The browser complains: ${text}`),
  ];
}
