import { squareOf } from '#domain/games/odds/observed-return';
import { dayOf } from '#domain/ledger/days';
import {
  ever,
  gameMetric,
  holdingsMetric,
  houseMetric,
  orderedMetric,
  signUpsTotal,
} from '#domain/ledger/metric-names';
import { coins } from '#domain/money/coin';
import type { Movement } from '#lambdas/projections/movement';
import { addDays, addTotals } from './add-metrics';
import type { Metrics, MetricsByDay, Totals } from './stores/metric-totals';

/**
 * What movements add to the metrics of each UTC day, in the coins' smallest units.
 *
 * `house-totals`:
 * - `transactions`, `transactions grant`: number of transactions, in all and by kind
 * - `house:games gold`: what an account gained of a coin
 * - `purchased cents`, `refunded cents`: payments for coins and refunds, in US cents
 * - `staked gold`: stakes of rounds, on which jackpot contributions are based
 * - `sign-ups`: accounts that received the welcome bonus
 *
 * `holdings`, once for all days: what players gained of each coin by anything but rounds
 *
 * `ordered`: ordered pieces by product, including those canceled later
 *
 * `game#hk-slots#9f…`, by game and hash of its mathematics, per day and once for all days:
 * - `gold r`: number of rounds
 * - `gold s`, `gold q`: sum of the first stakes, and of their squares
 * - `gold p`: payouts, less what decisions added to the stakes
 */
export function metricsByDay(movements: Iterable<Movement>): MetricsByDay {
  return addDays(...[...movements].map(metricsOf));
}

/** What movements add to their player's statistics: `rounds gold`, `staked gold`, `paid gold`, `purchased cents`, `redeemed sweeps` … */
export function statisticsOf(movements: Iterable<Movement>): Totals {
  return addTotals(...[...movements].map(statisticsOfMovement));
}

function metricsOf(movement: Movement): MetricsByDay {
  const { postings, detail, round, money, pieces } = movement;
  const changes = postings.map(([account, coin, change]) => ({ [`${account} ${coin}`]: change }));
  const counts = { transactions: 1, [`transactions ${detail.kind}`]: 1 };
  if (!round) {
    const houseTotals = addTotals(counts, ...changes, moneyOf(money), signUpOf(movement));
    const ordered = Object.keys(pieces).length > 0 && { [orderedMetric]: pieces };
    return { [dayOf(movement.at)]: { [houseMetric]: houseTotals, ...ordered }, ...holdingsOf(movement) };
  }
  const { coin, stake } = round;
  const houseTotals = addTotals(counts, ...changes, { [`staked ${coin}`]: stake });
  const ofGame = metricsOfGame(round);
  return { [dayOf(movement.at)]: { [houseMetric]: houseTotals, ...ofGame }, [ever]: ofGame };
}

function signUpOf({ detail }: Movement): Totals {
  const isWelcome = detail.kind === 'grant' && detail['reason'] === 'welcome';
  return isWelcome ? { [signUpsTotal]: 1 } : {};
}

/** What players gained of each coin; nothing for a movement between accounts of a player. */
function holdingsOf({ postings }: Movement): MetricsByDay {
  const gained = coins.flatMap((coin) => {
    const change = postings
      .filter(([account, of]) => of === coin && account.startsWith('player:'))
      .reduce((sum, [, , amount]) => sum + amount, 0);
    return change === 0 ? [] : [[coin, change] as const];
  });
  return gained.length === 0 ? {} : { [ever]: { [holdingsMetric]: Object.fromEntries(gained) } };
}

function moneyOf(money: Movement['money']): Totals {
  if (!money) return {};
  const { kind, cents } = money;
  return kind === 'purchase' ? { 'purchased cents': cents } : { 'refunded cents': cents };
}

function metricsOfGame({
  gameId,
  parHash,
  coin,
  stake,
  firstStake = stake,
  payout,
}: NonNullable<Movement['round']>): Metrics {
  return {
    [gameMetric(gameId, parHash)]: {
      [`${coin} r`]: 1,
      [`${coin} s`]: firstStake,
      [`${coin} q`]: squareOf(coin, firstStake),
      [`${coin} p`]: payout - (stake - firstStake),
    },
  };
}

function statisticsOfMovement({ round, money, postings }: Movement): Totals {
  if (round) return statisticsOfRound(round);
  const redeemed = postings
    .filter(([account, coin]) => account === 'house:redemptions' && coin === 'sweeps')
    .map(([, , change]) => ({ 'redeemed sweeps': change }));
  return addTotals(moneyOf(money), ...redeemed);
}

function statisticsOfRound({ coin, stake, payout }: NonNullable<Movement['round']>): Totals {
  return { [`rounds ${coin}`]: 1, [`staked ${coin}`]: stake, [`paid ${coin}`]: payout };
}
