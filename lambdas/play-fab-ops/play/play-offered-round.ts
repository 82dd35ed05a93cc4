import { isOfferedStake } from '#domain/games/slots/spin';
import type { Amount, Coin } from '#domain/money/coin';
import type { Refusal } from '#http/refusals';
import type { LedgerTransaction } from '#stores/ledger-row';
import type { Games } from '../../games';
import { firstAnswer } from '../../wallet/settle-once';
import { playGameRound, playRoundOperation, type PlayRoundDependencies } from './play-game-round';

/** A request for one round as it comes in: the game may be unknown and the stake may not be offered. */
export interface RoundWish {
  readonly player: string;
  readonly key: string;
  readonly gameId: string;
  readonly coin: Coin;
  readonly stake: Amount;
}

const unknownGame: Refusal = { code: 'games/unknown-game' };
const stakeNotOffered = {
  code: 'request/invalid',
  faults: [{ field: 'stake', message: 'The game does not offer this stake in this coin.' }],
} as const;

/**
 * Plays a round of a game and at a stake that are on offer. A key that was settled before is answered as it was then, even if
 * its game or stake has been withdrawn since.
 *
 * @returns the ledger's line of the round, or why it was not played
 */
export async function playOfferedRound(
  dependencies: PlayRoundDependencies,
  games: Games,
  { gameId, ...wish }: RoundWish,
): Promise<LedgerTransaction | Refusal> {
  const game = games.findGame(gameId);
  if (game && isOfferedStake(game.machine, wish.coin, wish.stake))
    return playGameRound(dependencies, { ...wish, game });

  const first = await firstAnswer(dependencies.ledger, wish.player, playRoundOperation({ ...wish, gameId }));
  return first ?? (game ? stakeNotOffered : unknownGame);
}
