import type { Browser } from 'playwright-core';
import type { PageOptions, WatchedPage } from './open-browser';
import { siteUrl } from './product';
import { openNewPlayer } from './signed-in';

/** Time in which a busy machine loads a game and shows a step of its round. */
export const waitOptions = { timeout: 30_000 };

/** A round of a slot machine whose outcome the test determines. */
export interface PredeterminedRound {
  readonly game: string;
  /** Spins and payout of a round at a stake. */
  readonly play: (stake: number) => { readonly spins: readonly object[]; readonly payout: number };
  /** What the round awaits after its answer. @default what the API answers */
  readonly awaits?: 'seeing' | null;
}

/** The outcome of a round of one spin. */
export function oneSpin<Spin extends { readonly payout: number }>(spin: Spin) {
  return { spins: [spin], payout: spin.payout };
}

/**
 * Opens a slot machine as a new player and presses Spin. The API plays a round of its own; the page receives the predetermined outcome.
 *
 * @param name  distinguishes the player from those of the other tests of the run
 */
export async function beginPredeterminedRound(
  browser: Browser,
  { game, play, awaits }: PredeterminedRound,
  { name, ...options }: PageOptions & { readonly name: string },
): Promise<WatchedPage> {
  const email = `${game}-${name}-${Date.now().toString(36)}@players.test`;
  const opened = await openNewPlayer(browser, siteUrl, email, options);
  const { page } = opened;
  await page.route(`**/games/${game}/rounds`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { round: { stake: number } };
    const { spins, payout } = play(answer.round.stake);
    const round = { ...answer.round, payout, outcome: { family: 'slots', spins } };
    return route.fulfill({ response, json: { ...answer, round, ...(awaits !== undefined && { awaits }) } });
  });
  await page.goto(`${siteUrl}/games/${game}?play=coins`);
  await page.locator('.play-button[aria-disabled="false"]').waitFor(waitOptions);
  await page.keyboard.press('Space');
  return opened;
}
