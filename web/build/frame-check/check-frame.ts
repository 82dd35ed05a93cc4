import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { chromium } from 'playwright-core';
import { type AnyGame, listGames } from '#domain/games/games';
import { limits } from '../../frame-games/protocol/messages';
import { buildSeparatePage, frameGamePage, type PageFiles } from '../separate-pages';
import { type Finding, fault } from '../studio-check/check-rule';
import { createReport, type StudioReport } from '../studio-check/studio-report';
import { findBrowser } from './find-browser';
import { type FrameRuleId, frameRules } from './frame-rules';
import { hostOf } from './host-of';
import { notChecked } from './not-checked';
import { observeGame, type Observation, type TimeLimits } from './observe-game';
import { maxWorkMs, observedFindings } from './observed-findings';
import type { ServedPage } from './page-server';
import { gzippedBytes, staticFindings } from './static-findings';

const repository = join(import.meta.dirname, '../../..');

/**
 * Checks a game's page against the protocol and the certification list: its files and, if a browser is available, its behavior with a host.
 *
 * @param folder                 with the sources of the page
 * @param headers                of its files, as they are deployed
 * @param options.gameId         game whose mathematics the host uses @default the name of the folder
 * @param options.playForMs      how long its buttons are pressed until a round ends
 * @param options.helloWithinMs  how long the page may take to send its first message @default the limit of the protocol
 * @param options.browser        path of the browser; null for none @default the one that `findBrowser` finds
 */
export async function checkFrame(
  folder: string,
  headers: Readonly<Record<string, string>>,
  {
    gameId = basename(folder),
    playForMs = 45_000,
    helloWithinMs = limits.helloWithinMs,
    browser = findBrowser() ?? null,
  }: {
    gameId?: string | undefined;
    playForMs?: number;
    helloWithinMs?: number;
    browser?: string | null;
  } = {},
): Promise<StudioReport> {
  const at = `frame-games/${basename(folder)}`;
  const hasPage = existsSync(join(folder, 'index.html'));
  const files = hasPage ? await build(folder, at) : new Map<string, string>();
  const game = listGames().find(({ id }) => id === gameId);
  const observation =
    game && hasPage && browser !== null
      ? await observe(browser, game, {
          entry: `/${at}/index.html`,
          files,
          headersOf: () => headers,
          playForMs,
          readyWithinMs: helloWithinMs,
        })
      : null;
  return createReport({
    subject: relative(repository, folder),
    facts: [
      `${files.size} files, ${gzippedBytes(files)} bytes gzipped.`,
      ...(observation ? factsOf(observation) : []),
    ],
    rules: frameRules,
    findings: [
      ...staticFindings(at, files),
      ...(game ? [] : [unknownGame(gameId)]),
      ...(observation ? observedFindings(observation, helloWithinMs) : []),
    ],
    notChecked: notChecked({
      hasPage,
      hasGame: game !== undefined,
      hasBrowser: browser !== null,
      observation,
    }),
  });
}

function build(folder: string, at: string): Promise<PageFiles> {
  const page = frameGamePage(join(import.meta.dirname, '../..'), folder, at);
  return buildSeparatePage(page, 'production');
}

async function observe(
  executablePath: string,
  game: AnyGame,
  page: ServedPage & TimeLimits,
): Promise<Observation> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await observeGame(browser, { ...page, host: hostOf(game) });
  } finally {
    await browser.close();
  }
}

function unknownGame(gameId: string): Finding<FrameRuleId> {
  const ids = listGames().map(({ id }) => id);
  return fault('game/mathematics', `No game is called ${gameId}. The games are ${ids.join(', ')}.`);
}

function factsOf({ stage, staked, finished, wantedHeight, played }: Observation): string[] {
  const work = played?.workMsPerFrame;
  return [
    `It came as far as: ${stage}.`,
    `Rounds begun: ${staked}, ended: ${finished}.`,
    wantedHeight === null ? 'It is as high as its place.' : `It asks for ${wantedHeight} pixels of height.`,
    ...(work ? [`The main thread worked ${work.toFixed(1)} ms a frame, of ${maxWorkMs}.`] : []),
  ];
}
