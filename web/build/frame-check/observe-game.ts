import type { Browser, Frame } from 'playwright-core';
import { type Fit, joinFits, measureFit } from './measure-fit';
import { meterWork } from './measure-work';
import { openGame, type OpenedGame, type OpenOptions } from './open-game';
import { type KeyboardPlay, playByKeyboard } from './play-by-keyboard';
import { pressButtons } from './press-buttons';
import type { ProtocolRun } from './protocol-findings';
import { reloadGame } from './reload-game';
import { runAxe, type Violation } from './run-axe';
import { waitUntil } from './wait-until';
import { readMotion, watchMotion } from './watch-motion';

/** How long each part of an observation may take. */
export interface TimeLimits {
  /** Until the game is ready. */
  readonly readyWithinMs: number;
  /** Until a round has ended while buttons are pressed. */
  readonly playForMs: number;
}

/** What a game did in a browser. */
export interface Observation extends ProtocolRun {
  /** What was found once the game was ready; null for a game that never was. */
  readonly played: PlayedGame | null;
}

/** What was found by playing. */
export interface PlayedGame extends NonNullable<ProtocolRun['played']> {
  readonly fit: Fit;
  readonly violations: readonly Violation[];
  /** Whether a live region changed from before the round to its end. */
  readonly isAnnounced: boolean;
  /** Processor time of the main thread for each frame of the round. */
  readonly workMsPerFrame: number | null;
  readonly keyboard: KeyboardPlay;
  /** Elements that moved with reduced motion. */
  readonly moving: readonly string[];
}

type Options = Omit<OpenOptions, 'settings'> & TimeLimits;

const motionSettings = { theme: 'dark', locale: 'en', reducedMotion: false, sound: 0 } as const;
const reducedMotionSettings = { theme: 'light', locale: 'en', reducedMotion: true, sound: 0 } as const;

/** A game has this long to violate the protocol without a press. */
const observeWithoutPressMs = 1_000;
/** A live region may change after the message that a round was shown. */
const announcementDelayMs = 200;
/** How long buttons of a paused game are pressed. */
const pressWhilePausedMs = 1_000;

/** Plays a game with the mouse, and then in the light theme with reduced motion by keyboard. */
export async function observeGame(browser: Browser, options: Options): Promise<Observation> {
  const game = await openGame(browser, { ...options, settings: motionSettings });
  try {
    await waitUntil(options.readyWithinMs, () => game.host.activity().stage === 'ready');
    await waitUntil(observeWithoutPressMs, () => game.host.activity().refused.length > 0);
    const frame = game.frame();
    const isReady = game.host.activity().stage === 'ready';
    const played = frame && isReady ? await playGame(browser, game, frame, options) : null;
    return { ...game.host.activity(), browserErrors: game.browserErrors, played };
  } finally {
    await game.close();
  }
}

async function playGame(
  browser: Browser,
  game: OpenedGame,
  frame: Frame,
  options: Options,
): Promise<PlayedGame> {
  const { page, host } = game;
  const before = await measureFit(page, frame, 'Before a round');
  const announcedBefore = await announcements(frame);
  const work = await meterWork(page, frame);
  await pressButtons(frame, () => host.activity().finished > 0, options.playForMs);
  const workMsPerFrame = await work.stop();
  await frame.waitForTimeout(announcementDelayMs);
  const isAnnounced = (await announcements(frame)) !== announcedBefore;
  const after = await measureFit(page, frame, 'After a round');
  const violations = await runAxe(frame, 'dark');
  const hasStakedWhilePaused = await pressWhilePaused(game, frame);
  const reducedMotion = await playWithReducedMotion(browser, options);
  return {
    hasStakedWhilePaused,
    isReadyAfterReload: await reloadGame(game, options.readyWithinMs),
    // The names of tight buttons change with the round.
    fit: { ...joinFits([before, after]), tightTargets: before.tightTargets },
    violations: [...violations, ...reducedMotion.violations],
    isAnnounced,
    workMsPerFrame,
    keyboard: reducedMotion.keyboard,
    moving: reducedMotion.moving,
  };
}

/** Texts that screen readers announce when they change. */
function announcements(frame: Frame): Promise<string> {
  return frame.evaluate<string>(
    `[...document.querySelectorAll('[role="status"], [role="alert"], [role="log"], [aria-live]')].map((each) => each.textContent).join()`,
  );
}

async function pressWhilePaused({ host }: OpenedGame, frame: Frame): Promise<boolean> {
  const refusals = () => host.activity().refused.filter((code) => code === 'paused').length;
  host.pause('hidden');
  await frame.waitForTimeout(100);
  const hasStaked = await pressButtons(frame, () => refusals() > 0, pressWhilePausedMs);
  host.pause(null);
  return hasStaked;
}

/** Plays a round in the light theme, with reduced motion and by keyboard alone. */
async function playWithReducedMotion(
  browser: Browser,
  options: Options,
): Promise<Pick<PlayedGame, 'keyboard' | 'moving' | 'violations'>> {
  const {
    page,
    host,
    frame: find,
    close,
  } = await openGame(browser, { ...options, settings: reducedMotionSettings });
  try {
    await waitUntil(options.readyWithinMs, () => host.activity().stage === 'ready');
    const frame = find();
    if (!frame) throw new Error('The game opened the first time but not the second.');
    await watchMotion(frame);
    const hasFinished = () => host.activity().finished > 0;
    const keyboard = await playByKeyboard(page, frame, { hasFinished, withinMs: options.playForMs });
    return { keyboard, moving: await readMotion(frame), violations: await runAxe(frame, 'light') };
  } finally {
    await close();
  }
}
