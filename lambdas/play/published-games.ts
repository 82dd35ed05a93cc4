import { sheetAnswer } from '#contracts/play/rules-answers';
import type { ParSheet } from '#domain/games/par-sheets';
import type { PlayableGame } from '#domain/games/play-round';
import { coins } from '#domain/money/coin';
import { createGameAnswers } from './game-answers';
import type { Games } from './games';
import { createObservedReturns, type ObservedReturnsDependencies } from './observed-returns';
import { productGames } from './product-games';
import { publishedSheets } from './published-sheets';

/** What is published about games: all of the product's, unless a test publishes others. */
export function openPublishedGames(
  dependencies: ObservedReturnsDependencies,
  games: Games = productGames,
  sheets: readonly ParSheet[] = publishedSheets,
) {
  const answers = createGameAnswers(sheets);
  const readReturns = createObservedReturns(dependencies, answers.sheetOf);
  return { games, ...answers, returnAnswer };

  /** Maps a game to its exact return and the observed ones. */
  async function returnAnswer(playable: PlayableGame) {
    const returns = await readReturns(playable);
    return {
      parHash: playable.parHash,
      exact: sheetAnswer(answers.sheetOf(playable)).rtp.total,
      coins: coins.map((coin) => ({ coin, ...returns[coin] })),
    };
  }
}
