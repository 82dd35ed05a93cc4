import type { GameFamily } from '#domain/games/game';
import type { Goal, WhichGames } from './quest';

/** A play from the ledger, as far as quests count it. */
export interface Play {
  /** Sequence number of the ledger transaction, unique per player. */
  readonly sequence: number;
  /** Time of the play, not of its processing. */
  readonly at: Date;
  readonly act: 'round' | 'seen';
  readonly gameId: string;
  /** Null for an unlisted game. */
  readonly family: GameFamily | null;
  /** Decisions made after the stake. */
  readonly decisions: readonly string[];
}

/** Whether a goal counts this play, regardless of earlier ones. */
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
