import * as z from 'zod';
import type { GameFamily } from '#domain/games/game';
import type { Play } from '#domain/quests/play';
import type { Movement } from './movement';

/** The family of a game, null for one that is on no list. */
export type FamilyOf = (gameId: string) => GameFamily | null;

/** What quests need of a round, or of one that was seen to its end. */
const playedOrSeen = z.object({
  kind: z.enum(['round', 'round-seen']),
  gameId: z.string(),
  decisions: z.array(z.string()).default([]),
});

/** What a movement was for quests; null for everything that is no play. */
export function playOf({ sequence, at, detail }: Movement, familyOf: FamilyOf): Play | null {
  const read = playedOrSeen.safeParse(detail);
  if (!read.success) return null;
  const { kind, gameId, decisions } = read.data;
  const act = kind === 'round' ? 'round' : 'seen';
  return { sequence, at: new Date(at), act, gameId, family: familyOf(gameId), decisions };
}
