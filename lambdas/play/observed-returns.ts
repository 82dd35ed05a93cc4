import { type ObservedReturn, observedReturn } from '#domain/games/odds/observed-return';
import { numberOf } from '#domain/games/odds/share';
import type { ParSheet } from '#domain/games/par-sheets';
import type { PlayableGame } from '#domain/games/play-round';
import { ever, gameMetric } from '#domain/ledger/metric-names';
import { type Coin, coins } from '#domain/money/coin';
import type { MetricReads } from '#lambdas/metrics/stores/metric-reads';
import type { Totals } from '#lambdas/metrics/stores/metric-totals';

export interface ObservedReturnsDependencies {
  readonly metrics: Pick<MetricReads, 'partsOf'>;
  readonly now: () => Date;
}

export type ObservedReturns = Readonly<Record<Coin, ObservedReturn>>;

/** Cache TTL. The route is public, and the return over many rounds hardly changes. */
const keptForMs = 60_000;

/**
 * Reads the observed returns of game versions from the metrics, with a cache of one minute.
 *
 * @param sheetOf  returns the PAR sheet of a version
 */
export function createObservedReturns(
  { metrics, now }: ObservedReturnsDependencies,
  sheetOf: (playable: PlayableGame) => ParSheet,
): (playable: PlayableGame) => Promise<ObservedReturns> {
  const kept = new Map<string, { readonly returns: ObservedReturns; readonly until: number }>();
  return async (playable) => {
    const { game, parHash } = playable;
    const before = kept.get(parHash);
    if (before && before.until > now().getTime()) return before.returns;
    const parts = await metrics.partsOf(ever, gameMetric(game.id, parHash));
    const returns = returnsOf(parts, sheetOf(playable));
    kept.set(parHash, { returns, until: now().getTime() + keptForMs });
    return returns;
  };
}

function returnsOf(parts: readonly Totals[], { rtp, standardDeviation }: ParSheet): ObservedReturns {
  const exact = { rtp: numberOf(rtp.total), standardDeviation };
  const total = (name: string) => parts.reduce((sum, totals) => sum + (totals[name] ?? 0), 0);
  const ofCoin = (coin: Coin) => {
    const rounds = total(`${coin} r`);
    const staked = total(`${coin} s`);
    const squares = total(`${coin} q`);
    const paid = total(`${coin} p`);
    return [coin, observedReturn(coin, { rounds, staked, squares, paid }, exact)] as const;
  };
  return Object.fromEntries(coins.map(ofCoin)) as Record<Coin, ObservedReturn>;
}
