import { createHash } from 'node:crypto';
import type { RestCase } from './rest-case';

/** Placeholders for records of the sender, replaced once earlier requests have created them. */
export const reservationPlaceholder = 'own-reservation';
export const orderPlaceholder = 'own-order';
/** Placeholder for a unique word per player and key: a repeated value would hide a write. */
export const uniqueWord = 'fresh-word';

/** Records of the players of a run. */
export interface SenderRecords {
  /** The request with the placeholders of this player filled. */
  fillPlaceholders(request: RestCase, player: number): RestCase;
  /** Stores the ids in a response to the player. */
  storeIds(player: number, text: string): void;
}

export function openSenderRecords(): SenderRecords {
  const ids = new Map<string, string>();
  const fill = (text: string, player: number) =>
    [reservationPlaceholder, orderPlaceholder].reduce(
      (filled, name) => filled.replaceAll(name, ids.get(`${name} ${player}`) ?? 'none-yet'),
      text,
    );
  return {
    fillPlaceholders: (request, player) => {
      const key = `${player} ${request.headers['Idempotency-Key'] ?? ''}`;
      const word = createHash('sha256').update(key).digest('hex').slice(0, 12);
      const body =
        request.body === undefined ? undefined : fill(request.body, player).replaceAll(uniqueWord, word);
      return { ...request, path: fill(request.path, player), body };
    },
    storeIds(player, text) {
      const { reservation, order } = JSON.parse(text) as Partial<
        Record<'reservation' | 'order', { id?: string }>
      >;
      if (reservation?.id !== undefined) ids.set(`${reservationPlaceholder} ${player}`, reservation.id);
      if (order?.id !== undefined) ids.set(`${orderPlaceholder} ${player}`, order.id);
    },
  };
}
