import { UserRoundSearch } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { Badge } from '#components/ui/badge';
import { paths } from '#web/lib/paths';
import { type FoundPlayer, instantLabel } from './admin-player';

/** The players found, or a hint what to type. */
export function FoundPlayers({ found }: { found: readonly FoundPlayer[] | null }) {
  if (!found)
    return <EmptyState Icon={UserRoundSearch}>Type whom you look for. Nobody is listed unasked.</EmptyState>;
  if (found.length === 0)
    return (
      <EmptyState Icon={UserRoundSearch}>
        Nobody is called that. A display name has to be whole; of an address the beginning is enough.
      </EmptyState>
    );
  return (
    <ul className="found-players">
      {found.map(({ player, email, displayName, openedAt, suspended, closed }) => (
        <li key={player}>
          <Link className="found-player surface" to={paths.dashboardPlayer(player)}>
            <span>
              <strong>{displayName ?? email ?? 'Without a name'}</strong>
              <span className="found-more">{email ?? player}</span>
            </span>
            <span className="found-more">
              {openedAt ? `Since ${instantLabel(openedAt)}` : 'Never here yet'}
            </span>
            {suspended && <Badge tone="warning">Suspended</Badge>}
            {closed && <Badge>Closed</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
