import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { personLabel } from '../parts/person-name';

type Winner = Pick<
  GetAnswer<'/admin/draws'>['items'][number]['winning'][number],
  'player' | 'playerName' | 'playerEmail'
>;

/** Names a winner by display name and email address. */
export function winnerLabel({ player, playerName, playerEmail }: Winner): string {
  return personLabel({ player, displayName: playerName, email: playerEmail });
}

/** Says what the confirmation of a winner does, and what is left to do by hand. */
export function explainConfirmation({ playerEmail }: Winner, prize: string): string {
  return [
    'This records that the winner may receive the prize; we check their identity and eligibility now.',
    'The winner was notified when the draw ended and receives no further notice.',
    `No order is placed and nothing ships: arrange the delivery of “${prize}” with ${playerEmail ?? 'the winner'} yourself.`,
    'This cannot be undone.',
  ].join(' ');
}
