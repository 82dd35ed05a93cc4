import { Badge } from '#components/ui/badge';
import type { FoundPlayer } from './admin-player';

/** What restricts a player. */
export function PlayerBadges({
  of: { suspended, frozen, excluded, closed },
}: {
  of: Pick<FoundPlayer, 'suspended' | 'frozen' | 'excluded' | 'closed'>;
}) {
  return (
    <>
      {suspended && <Badge tone="warning">Suspended</Badge>}
      {frozen && <Badge tone="warning">SC frozen</Badge>}
      {excluded && <Badge>Self-excluded</Badge>}
      {closed && <Badge>Closed</Badge>}
    </>
  );
}
