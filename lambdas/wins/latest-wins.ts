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

const mostShown = 12;
/** Wins that are read at once, and at most, because wins of some players may be hidden. */
const pageSize = 48;
const mostPages = 4;

/** Cache TTL. Everyone sees the same wins, and a withdrawn name disappears within it. */
const keptForMs = 15_000;

/**
 * Reads the latest notable wins with the current names and restrictions of their players, with a cache of 15 seconds. No name is stored
 * with a win: a player who opts out, is suspended, excluded or deleted disappears with the next read.
 */
export function createLatestWins({ wins, winners, now }: LatestWinsDependencies) {
  let kept: { readonly shown: Promise<readonly ShownWin[]>; readonly until: number } | null = null;

  return async function readLatestWins(): Promise<readonly ShownWin[]> {
    const at = now();
    if (kept && kept.until > at.getTime()) return kept.shown;
    // Concurrent requests share one read.
    const reading = { shown: read(at), until: at.getTime() + keptForMs };
    kept = reading;
    try {
      return await reading.shown;
    } catch (error) {
      if (kept === reading) kept = null;
      throw error;
    }
  };

  async function read(at: Date): Promise<readonly ShownWin[]> {
    const shown: ShownWin[] = [];
    let last: Win | undefined;
    for (let page = 0; page < mostPages && shown.length < mostShown; page += 1) {
      const found = await wins.latest(pageSize, at, last);
      shown.push(...(await readShown(found, at)));
      if (found.length < pageSize) break;
      last = found.at(-1);
    }
    return shown.slice(0, mostShown);
  }

  async function readShown(latest: readonly Win[], at: Date): Promise<ShownWin[]> {
    const known = await winners.winners(latest.map(({ player }) => player));
    return latest.flatMap((win) => {
      const winner = known.get(win.player);
      if (!winner || !mayShowWins(winner.play, at)) return [];
      const { gameId, coin, payout } = win;
      return [{ at: win.at, gameId, coin, payout, multiple: multipleOf(win), name: winner.name }];
    });
  }
}
