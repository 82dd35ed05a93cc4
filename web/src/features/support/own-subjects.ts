import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dollarsLabel } from '#web/lib/format/numbers';
import { gameNameOf } from '#web/lib/games/game-names';
import { statusLabels } from '#web/lib/shop/order-status-copy';
import type { NamedSubject } from './attached-subject';
import { sentAtLabel } from './ticket-copy';

export interface OwnSubject extends NamedSubject {
  readonly label: string;
}

const limit = 10;

/** Loads the player's newest rounds, orders and purchases. */
export async function loadOwnSubjects(): Promise<OwnSubject[]> {
  const [rounds, orders, purchases] = await Promise.all([
    playFabOps.get('/wallet/transactions', { query: { kind: 'round', limit } }),
    playFabOps.get('/orders', { query: { limit } }),
    playFabOps.get('/coins/purchases', { query: { limit } }),
  ]);
  return [
    ...rounds.items.flatMap(({ id, at, round }): OwnSubject[] =>
      round ? [{ kind: 'round', id, label: `Round: ${gameNameOf(round.gameId)}, ${sentAtLabel(at)}` }] : [],
    ),
    ...orders.items.map(({ id, placedAt, lines, status }): OwnSubject => {
      const what = `${lines[0]?.name ?? id} (${statusLabels[status].toLowerCase()})`;
      return { kind: 'order', id, label: `Order: ${what}, ${sentAtLabel(placedAt)}` };
    }),
    ...purchases.items.map(({ id, createdAt, priceCents }): OwnSubject => {
      return {
        kind: 'purchase',
        id,
        label: `Purchase: ${dollarsLabel(priceCents)}, ${sentAtLabel(createdAt)}`,
      };
    }),
  ];
}
