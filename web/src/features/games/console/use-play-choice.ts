import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Coin } from '#domain/money/coin';
import type { PlayKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import type { PlayChoice } from '../play-choice';
import { lastCoin, lastStake, rememberStake } from './last-stakes';
import { offeredStake } from './stake-choice';

/**
 * The chosen coin and stake of a game: search parameters, or as in the last visit.
 *
 * @param memory  of the backend, so that a choice in the demo is not preselected for coins
 */
export function usePlayChoice(
  game: { readonly id: string; readonly stakes: Readonly<Record<Coin, readonly number[]>> },
  memory: Memory<PlayKey>,
): { readonly choice: PlayChoice; readonly choose: (next: PlayChoice) => void } {
  const [search, setSearch] = useSearchParams();
  const coin = coinIn(search) ?? lastCoin(memory, game.id);
  const requested = Number(search.get('stake') ?? lastStake(memory, game.id, coin));
  const stake = offeredStake(game.stakes[coin], requested);
  const choice = useMemo(() => ({ coin, stake }), [coin, stake]);
  return { choice, choose };

  function choose(next: PlayChoice): void {
    const chosen = new URLSearchParams(search);
    chosen.set('coin', next.coin);
    chosen.set('stake', String(next.stake));
    setSearch(chosen, { replace: true, preventScrollReset: true });
    rememberStake(memory, game.id, next);
  }
}

function coinIn(search: URLSearchParams): Coin | null {
  const coin = search.get('coin');
  return coin === 'gold' || coin === 'sweeps' ? coin : null;
}
