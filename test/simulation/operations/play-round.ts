import type { AnyGame } from '#domain/games/games';
import type { Coin } from '#domain/money/coin';
import { listGames } from '#lambdas/play/product-games';
import type { Random } from '../scheduler/random';
import { grantsOneCoin } from './competing-writes';
import { storeOpenRound, awaitsDecision } from './open-round';
import type { Operation } from './operation';
import { callApi } from './request';

/** Plays a round in either coin; the key must not accept another stake. */
export const playRound: Operation = {
  name: 'play-round',
  weight: 42,
  begin(player, random) {
    const { id, knownIds } = player;
    // A player whose round awaits a decision mostly continues it.
    if (awaitsDecision(player) && random.chance(0.9)) return null;
    const { game } = random.pick(listGames());
    const coin = random.pick(['gold', 'sweeps'] as const);
    const [body, other] = roundRequests(game, coin, random);
    const request = {
      api: 'play',
      method: 'POST',
      path: `/games/${game.id}/rounds`,
      key: random.hex(12),
    } as const;
    return {
      operation: 'play-round',
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, { ...request, body }, isSignedIn),
      deliverOther: (casino) => callApi(casino, id, { ...request, body: other }),
      competingWrite: grantsOneCoin(id, random),
      onResponse: (answer) => storeOpenRound(knownIds, answer),
    };
  },
};

/** A request body for a game, and another one that the key must not accept. */
export function roundRequests(game: AnyGame, coin: Coin, random: Random): [object, object] {
  const stakes = game.stakes[coin];
  const stake = random.pick(stakes.slice(0, 5));
  const otherStake = stakes.find((each) => each !== stake)!;
  if (game.family !== 'roulette') {
    const choice = game.family === 'originals' ? random.pick(game.original.examples) : null;
    const choiceField = choice === null ? {} : { choice };
    return [
      { coin, stake, ...choiceField },
      { coin, stake: otherStake, ...choiceField },
    ];
  }
  const on = random.pick(['red', 'straight-17']);
  const betOf = (total: number) => ({ coin, stake: total, choice: `${on} ${total}` });
  return coin === 'gold' ? [betOf(100), betOf(200)] : [betOf(20), betOf(40)];
}
