import { numberOf } from '#domain/player/calendar-fixture';
import { listQuests } from '#domain/quests/quest-list';
import { listGames } from '#lambdas/play/product-games';
import { dayMs } from './player-zones';

/** An action of a player with its local day. */
export interface QuestAction {
  readonly day: string;
  readonly kind: 'round' | 'round-seen';
  readonly gameId: string;
  readonly decisions: readonly string[];
}

/** Family of each available game. */
export const families: ReadonlyMap<string, string> = new Map(
  listGames().map(({ game: { id, family } }) => [id, family]),
);

/** Progress of a quest after these actions, by the oracle’s own reading of the quest list. */
export function questProgress(id: string, actions: readonly QuestAction[]): number {
  const { goal, many } = listQuests().find((quest) => quest.id === id)!;
  const rounds = actions.filter(({ kind }) => kind === 'round');
  if (goal.counts === 'games') return Math.min(many, new Set(rounds.map(({ gameId }) => gameId)).size);
  const { family, game } = goal.of as { family?: string; game?: string };
  const matchesGoal = ({ gameId }: QuestAction) =>
    game !== undefined ? gameId === game : family === undefined || families.get(gameId) === family;
  const seen = actions.filter(({ kind }) => kind === 'round-seen');
  const counted = (goal.counts === 'shown' ? seen : rounds).filter(matchesGoal);
  const counting =
    goal.counts === 'decisions' ? counted.filter((act) => act.decisions.includes('double')) : counted;
  return Math.min(many, counting.length);
}

/** The Monday of a day’s week, counted from 5 January 1970. */
export function mondayOfWeek(day: string): string {
  return new Date(Date.UTC(1970, 0, 5) + (numberOf('week', day) - 1) * 7 * dayMs).toISOString().slice(0, 10);
}
