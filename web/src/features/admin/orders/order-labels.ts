import type { AdminOrder } from '#contracts/orders/admin-routes';
import { fulfillmentOf } from '#domain/rewards/category';
import { personLabel } from '../parts/person-name';

/** Names the player of an order; the recipient and the order's contact stand in for a missing name and address. */
export function playerLabel({
  playerName,
  playerEmail,
  address,
  contact,
  player,
}: Pick<AdminOrder, 'playerName' | 'playerEmail' | 'address' | 'contact' | 'player'>): string {
  const displayName = playerName ?? address?.name ?? null;
  return personLabel({ player, displayName, email: playerEmail ?? contact });
}

/** Whether an order in progress ships a prize and has no address. */
export function lacksAddress({ status, address, lines }: Pick<AdminOrder, 'status' | 'address' | 'lines'>) {
  const isOpen = status === 'placed' || status === 'approved';
  return isOpen && address === null && shipsPrize({ lines });
}

/** Whether the delivery address of an order may be corrected. */
export function mayCorrectAddress({ status, lines }: Pick<AdminOrder, 'status' | 'lines'>): boolean {
  return (status === 'placed' || status === 'approved') && shipsPrize({ lines });
}

function shipsPrize({ lines }: Pick<AdminOrder, 'lines'>): boolean {
  return lines.some(({ category }) => fulfillmentOf(category) === 'shipped');
}
