import { multipleOf } from '#domain/games/notable-win';
import { mayShowWins } from '#domain/play-limits/may-show-wins';
import type { Win, WinStore } from './stores/win-store';
import type { WinnerStore } from './stores/winner-store';

export interface LatestWinsDependencies {
  readonly wins: Pick<WinStore, 'latest'>;
  readonly winners: WinnerStore;
  readonly now: () => Date;
}

/** A win as other players see it. */
interface ShownWin extends Pick<Win, 'at' | 'gameId' | 'coin' | 'payout'> {
  readonly multiple: number;
  /** Null unless the player shows their name with wins. */
  readonly name: string | null;
}

/** Number of wins that are shown, and that are read because some players may be hidden. */
const mostShown = 12;
const mostRead = 48;

/** Cache TTL. Everyone sees the same wins, and a withdrawn name disappears within it. */
const keptForMs = 15_000;

/**
 * Reads the latest notable wins with the current names and restrictions of their players, with a cache of 15 seconds. No name is stored
 * with a win: a player who opts out, is suspended, excluded or deleted disappears with the next read.
 */
export function createLatestWins({ wins, winners, now }: LatestWinsDependencies) {
  let kept: { readonly shown: readonly ShownWin[]; readonly until: number } | null = null;

  return async function readLatestWins(): Promise<readonly ShownWin[]> {
    const at = now();
    if (kept && kept.until > at.getTime()) return kept.shown;
    const shown = await read(at);
    kept = { shown, until: at.getTime() + keptForMs };
    return shown;
  };

  async function read(at: Date): Promise<readonly ShownWin[]> {
    const latest = await wins.latest(mostRead, at);
    const known = await winners.winners(latest.map(({ player }) => player));
    const shown = latest.flatMap((win) => {
      const winner = known.get(win.player);
      if (!winner || !mayShowWins(winner.play, at)) return [];
      const { gameId, coin, payout } = win;
      return [{ at: win.at, gameId, coin, payout, multiple: multipleOf(win), name: winner.name }];
    });
    return shown.slice(0, mostShown);
  }
}
