import * as z from 'zod';
import type { GameFamily } from '#domain/games/game';
import type { Play } from '#domain/quests/play';
import type { Movement } from './movement';

/** The family of a game, null for an unlisted one. */
export type FamilyOf = (gameId: string) => GameFamily | null;

/** The part of a round, or of the end of its animation, that quests need. */
const playedOrSeen = z.object({
  kind: z.enum(['round', 'round-seen']),
  gameId: z.string(),
  decisions: z.array(z.string()).default([]),
});

/** The play of a movement, as quests see it; null for anything else. */
export function playOf({ sequence, at, detail }: Movement, familyOf: FamilyOf): Play | null {
  const read = playedOrSeen.safeParse(detail);
  if (!read.success) return null;
  const { kind, gameId, decisions } = read.data;
  const act = kind === 'round' ? 'round' : 'seen';
  return { sequence, at: new Date(at), act, gameId, family: familyOf(gameId), decisions };
}
