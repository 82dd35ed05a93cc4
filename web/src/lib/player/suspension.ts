import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { createStore } from '../state/store';
import { useStore } from '../state/use-store';

export type Suspension = NonNullable<GetAnswer<'/wallet'>['suspension']>;

const known = createStore<Suspension | null>(null);

/** Updates the suspension that every page shows, from the newest answer. */
export const setSuspension = known.set;

/** The suspension of the player with its start and reason; null for nearly all players. */
export function useSuspension(): Suspension | null {
  return useStore(known);
}
