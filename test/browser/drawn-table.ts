import type { Browser } from 'playwright-core';
import type { Original } from '#domain/games/originals/original';
import { originalGame } from '#domain/games/originals/original-game';
import type { PageFiles } from '../../web/build/separate-pages';
import { openOriginal, stake } from './originals-host';
import type { StandInHost } from './stand-in-host';

/** The table of an original whose rounds take one draw, which the test chooses. */
export function createDrawnTable(original: Original) {
  let host: StandInHost;
  let nextDraw = 0;

  function roundOf(choice: string, id = 'round-1') {
    const play = { stake, choice, decisions: [] };
    const round = originalGame(original).play({ below: () => nextDraw }, play);
    if ('code' in round) throw new Error(round.code);
    return { ...play, id, coin: 'gold', payout: round.payout ?? 0, outcome: round.outcome };
  }

  return {
    /** The host of the table that was opened last. */
    get host() {
      return host;
    },
    /** Chooses the draw of the next rounds. */
    draw(value: number) {
      nextDraw = value;
    },
    /** Opens the table, which answers each stake with a round. */
    async open(browser: Browser, files: PageFiles, coin = 'gold'): Promise<void> {
      host = await openOriginal(browser, files, original, {
        coin,
        answer: ({ type, request, choice }) =>
          type === 'stake'
            ? { type: 'outcome', request, round: roundOf(choice as string), awaits: null }
            : null,
      });
    },
    roundOf,
    messagesOf: (type: string) => host.messages.filter((message) => message.type === type),
    announced: () => host.game.getByRole('status').textContent(),
    line: () => host.game.locator('#line').textContent(),
  };
}
