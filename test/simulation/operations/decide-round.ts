import type { Random } from '../scheduler/random';
import { grantsOneCoin } from './competing-writes';
import { storeOpenRound, type KnownOpenRound, pickOpenRound } from './open-round';
import type { Operation } from './operation';
import { callApi } from './request';

/** Decides in an open round; some decisions are not offered or come from an outdated client. */
export const decideRound: Operation = {
  name: 'decide-round',
  weight: 20,
  begin(player, random) {
    const openRound = pickOpenRound(player, 'decision', random);
    if (!openRound) return null;
    const { id, knownIds } = player;
    const { round, game, step } = openRound;
    const decision = decisionOf(openRound, random);
    const path = `/games/${game}/rounds/${round}/decisions`;
    const request = { api: 'play', method: 'POST', path, key: random.hex(12) } as const;
    return {
      operation: 'decide-round',
      game,
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) =>
        callApi(casino, id, { ...request, body: { decision, step } }, isSignedIn),
      deliverOther: (casino) => callApi(casino, id, { ...request, body: { decision: 'another', step } }),
      competingWrite: grantsOneCoin(id, random),
      onResponse: (answer) => storeOpenRound(knownIds, answer),
    };
  },
};

const blackjackDecisions = ['hit', 'stand', 'stand', 'double', 'split', 'insurance', 'no-insurance'];

/** Decisions that an open round of an original offers late, in another game, or never. */
const strayDecisions = ['cash-out', 'open 7', 'open 25', 'higher', 'same', 'skip', 'hit'];

/** A random decision; some are not offered. */
export function decisionOf(
  { family, options }: Pick<KnownOpenRound, 'family' | 'options'>,
  random: Random,
): string {
  if (family === 'originals') {
    if (random.chance(0.1)) return random.pick(strayDecisions);
    return options.includes('cash-out') && random.chance(0.3) ? 'cash-out' : random.pick(options);
  }
  if (family !== 'video-poker') return random.pick(blackjackDecisions);
  return `hold ${Array.from({ length: 5 }, () => random.pick(['0', '1'])).join('')}`;
}
