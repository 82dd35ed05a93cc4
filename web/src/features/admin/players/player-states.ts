import type { BadgeTone } from '#components/ui/badge';
import type { FoundPlayer } from './admin-player';

interface PlayerState {
  readonly key: 'suspended' | 'frozen' | 'excluded' | 'closed';
  readonly name: string;
  readonly tone: BadgeTone;
}

const states: readonly PlayerState[] = [
  { key: 'suspended', name: 'Suspended', tone: 'warning' },
  { key: 'frozen', name: 'SC frozen', tone: 'warning' },
  { key: 'excluded', name: 'Self-excluded', tone: 'neutral' },
  { key: 'closed', name: 'Closed', tone: 'neutral' },
];

/** What keeps a player from playing or redeeming. */
export function playerStates(player: Pick<FoundPlayer, PlayerState['key']>): readonly PlayerState[] {
  return states.filter(({ key }) => player[key]);
}
