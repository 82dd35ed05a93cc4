import type { GameFamily } from '#domain/games/game';
import type { Goal, WhichGames } from './quest';

/** Something that a player did in a game, as the ledger tells of it and as far as quests count it. */
export interface Play {
  /** Number of the ledger's transaction, which no two of a player's have in common. */
  readonly sequence: number;
  /** When it was played, not when we heard of it. */
  readonly at: Date;
  readonly act: 'round' | 'seen';
  readonly gameId: string;
  /** Null for a game that is on no list. */
  readonly family: GameFamily | null;
  /** What was decided after the stake. */
  readonly decisions: readonly string[];
}

/** Whether a goal counts this, whatever else it has counted. */
export function isCounted(goal: Goal, play: Play): boolean {
  switch (goal.counts) {
    case 'rounds':
      return play.act === 'round' && isAmong(goal.of, play);
    case 'games':
      return play.act === 'round';
    case 'shown':
      return play.act === 'seen' && isAmong(goal.of, play);
    case 'decisions':
      return play.act === 'round' && isAmong(goal.of, play) && play.decisions.includes(goal.decision);
  }
}

function isAmong(of: WhichGames, { gameId, family }: Play): boolean {
  if ('game' in of) return of.game === gameId;
  return of.family === undefined || of.family === family;
}
