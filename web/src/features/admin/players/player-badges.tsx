import { Badge } from '#components/ui/badge';
import { playerStates } from './player-states';

/** What keeps a player from playing or redeeming. */
export function PlayerBadges({ of }: { of: Parameters<typeof playerStates>[0] }) {
  return playerStates(of).map(({ key, name, tone }) => (
    <Badge key={key} tone={tone}>
      {name}
    </Badge>
  ));
}
