import { useState } from 'react';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { Coin } from '#domain/money/coin';
import { offeredStake } from '../console/stake-choice';
import { totalsToAllow } from './totals-to-allow';

/** The limit that a player allows a round in which the game lays the chips, and the alternatives. */
export interface MostARound {
  readonly most: number;
  readonly totals: readonly number[];
  readonly allow: (most: number) => void;
}

/**
 * Keeps the limit of a round, per coin, for games that lay their own chips. It starts low, and only the page can raise it.
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
