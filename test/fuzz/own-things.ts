import { createHash } from 'node:crypto';
import type { RestCase } from './rest-case';

/** Stand in a request for what only whoever sends it has, and only once earlier requests have made it. */
export const ownReservation = 'own-reservation';
export const ownOrder = 'own-order';
/** Stands for a word that nobody has sent yet, one for each player and key: what is there already would hide that it is written. */
export const freshWord = 'fresh-word';

/** What the players of a run have of their own. */
export interface OwnThings {
  /** The request as this player sends it. */
  filled(asked: RestCase, player: number): RestCase;
  /** Remembers what an answer has given to the player. */
  learn(player: number, text: string): void;
}

export function openOwnThings(): OwnThings {
  const things = new Map<string, string>();
  const fill = (text: string, player: number) =>
    [ownReservation, ownOrder].reduce(
      (filled, name) => filled.replaceAll(name, things.get(`${name} ${player}`) ?? 'none-yet'),
      text,
    );
  return {
    filled: (asked, player) => {
      const key = `${player} ${asked.headers['Idempotency-Key'] ?? ''}`;
      const word = createHash('sha256').update(key).digest('hex').slice(0, 12);
      const body =
        asked.body === undefined ? undefined : fill(asked.body, player).replaceAll(freshWord, word);
      return { ...asked, path: fill(asked.path, player), body };
    },
    learn(player, text) {
      const { reservation, order } = JSON.parse(text) as Partial<
        Record<'reservation' | 'order', { id?: string }>
      >;
      if (reservation?.id !== undefined) things.set(`${ownReservation} ${player}`, reservation.id);
      if (order?.id !== undefined) things.set(`${ownOrder} ${player}`, order.id);
    },
  };
}
