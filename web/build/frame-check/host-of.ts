import { randomBytes } from 'node:crypto';
import { rulesAnswer } from '#contracts/play/rules-answers';
import type { AnyGame } from '#domain/games/games';
import type { OpenOptions } from './open-game';

/** The fake host of a game, with its published rules and random draws. */
export function hostOf(game: AnyGame): OpenOptions['host'] {
  return {
    game,
    rules: rulesAnswer(game),
    laysStake: game.family === 'roulette',
    blockOf: () => randomBytes(32),
  };
}
