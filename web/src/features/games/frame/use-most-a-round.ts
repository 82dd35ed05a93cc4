import { useState } from 'react';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { Coin } from '#domain/money/coin';
import type { PlayKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import { lastLimit, rememberLimit } from '../console/last-stakes';
import { offeredStake } from '../console/stake-choice';
import { totalsToAllow } from './totals-to-allow';

/** The limit that a player allows a round in which the game lays the chips, and the alternatives. */
export interface MostARound {
  readonly most: number;
  readonly totals: readonly number[];
  readonly allow: (most: number) => void;
}

/**
 * Keeps the limit of a round, per coin, for games that lay their own chips. It starts low, only the page can raise it, and the next visit
 * has it again.
 *
 * @param memory  of the backend, so that a limit in the demo does not apply to coins
 * @returns null for games whose stake is chosen on the page
 */
export function useMostARound(
  { id, rules, stakes }: PublishedGame,
  coin: Coin,
  memory: Memory<PlayKey>,
): MostARound | null {
  const [chosen, choose] = useState<Readonly<Partial<Record<Coin, number>>>>({});
  if (rules.family !== 'roulette') return null;
  const totals = totalsToAllow(stakes[coin][0] ?? 0, rules.totals[coin].most);
  return {
    most: offeredStake(totals, chosen[coin] ?? lastLimit(memory, id, coin)),
    totals,
    allow(most) {
      choose({ ...chosen, [coin]: most });
      rememberLimit(memory, id, { coin, most });
    },
  };
}
