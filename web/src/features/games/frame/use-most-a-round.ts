import { useState } from 'react';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { Coin } from '#domain/money/coin';
import { offeredStake } from '../console/stake-choice';
import { totalsToAllow } from './totals-to-allow';

/** What a player allows a round to cost in which a game lays the chips, and what else could be allowed. */
export interface MostARound {
  readonly most: number;
  readonly totals: readonly number[];
  readonly allow: (most: number) => void;
}

/**
 * Keeps how much a game may stake that lays its chips by itself, in either coin. It begins low, and is the page's alone to raise.
 *
 * @returns null for games whose stake is chosen on the page
 */
export function useMostARound({ rules, stakes }: PublishedGame, coin: Coin): MostARound | null {
  const [chosen, choose] = useState<Readonly<Partial<Record<Coin, number>>>>({});
  if (rules.family !== 'roulette') return null;
  const totals = totalsToAllow(stakes[coin][0] ?? 0, rules.totals[coin].most);
  return {
    most: offeredStake(totals, chosen[coin] ?? null),
    totals,
    allow: (most) => choose({ ...chosen, [coin]: most }),
  };
}
