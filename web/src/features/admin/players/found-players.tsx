import { UserRoundSearch } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { Badge } from '#components/ui/badge';
import { instantLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import type { FoundPlayer } from './admin-player';

/** The players found, or a hint what to type. */
export function FoundPlayers({ found }: { found: readonly FoundPlayer[] | null }) {
  if (!found)
    return <EmptyState Icon={UserRoundSearch}>Search for a player by email, ID or display name.</EmptyState>;
  if (found.length === 0)
    return (
      <EmptyState Icon={UserRoundSearch}>
        No players match. Enter a full display name, a player ID or the start of an email address.
      </EmptyState>
    );
  return (
    <ul className="grid gap-2" aria-label="Players found">
      {found.map(({ player, email, displayName, openedAt, suspended, closed }) => (
        <li key={player}>
          <Link className="found-player surface" to={paths.dashboardPlayer(player)}>
            <span>
              <strong>{displayName ?? email ?? 'No name'}</strong>
              <span className="found-more">{email ?? player}</span>
            </span>
            <span className="found-more">
              {openedAt ? `Joined ${instantLabel(openedAt)}` : 'No visit yet'}
            </span>
            {suspended && <Badge tone="warning">Suspended</Badge>}
            {closed && <Badge>Closed</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
