import type { Figures, FiguresByDay, Totals } from '#stores/figure-totals';
import { addDays, addTotals } from './add-figures';
import type { Movement } from './movement';

/**
 * What movements add to the figures of each UTC day, in coins' smallest units.
 *
 * `house-totals`:
 * - `transactions`, `transactions grant`: how many there were, in all and of each kind
 * - `house:games gold`: what an account gained of a coin
 * - `staked gold`: what was staked in rounds, which the contributions to jackpots are a share of
 *
 * `game#hk-slots#9f…`, for each game and hash of its mathematics:
 * - `gold 100 r`: how many rounds were played at a stake; what was staked is that times the stake, and not kept besides
 * - `gold 100 p`: what they paid
 */
export function figuresByDay(movements: Iterable<Movement>): FiguresByDay {
  return addDays(...[...movements].map((each) => ({ [dayOf(each)]: figuresOf(each) })));
}

/** What movements add to their player's own figures: `rounds gold`, `staked gold`, `paid gold`. */
export function statisticsOf(movements: Iterable<Movement>): Totals {
  return addTotals(...[...movements].map(({ round }) => (round ? statisticsOfRound(round) : {})));
}

function dayOf({ at }: Movement): string {
  return at.slice(0, 'YYYY-MM-DD'.length);
}

function figuresOf({ postings, detail, round }: Movement): Figures {
  const changes = postings.map(([account, coin, change]) => ({ [`${account} ${coin}`]: change }));
  const counts = { transactions: 1, [`transactions ${detail.kind}`]: 1 };
  if (!round) return { 'house-totals': addTotals(counts, ...changes) };
  const { gameId, parHash, coin, stake, payout } = round;
  return {
    'house-totals': addTotals(counts, ...changes, { [`staked ${coin}`]: stake }),
    [`game#${gameId}#${parHash}`]: { [`${coin} ${stake} r`]: 1, [`${coin} ${stake} p`]: payout },
  };
}

function statisticsOfRound({ coin, stake, payout }: NonNullable<Movement['round']>): Totals {
  return { [`rounds ${coin}`]: 1, [`staked ${coin}`]: stake, [`paid ${coin}`]: payout };
}
