import { UserRoundSearch } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { useLongList } from '#web/lib/api/use-long-list';
import { instantLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { PagedList } from '../parts/paged-list';
import { personName } from '../parts/person-name';
import type { FoundPlayer } from './admin-player';
import { PlayerBadges } from './player-badges';
import { type PlayerQuery, type PlayersPage, readPlayers } from './read-players';

/** The players of a list or a search, page by page. */
export function FoundPlayers({ loaded, query }: { loaded: PlayersPage; query: PlayerQuery }) {
  const list = useLongList(
    loaded,
    ({ player }) => player,
    (after) => readPlayers(query, after),
  );
  return (
    <>
      <PagedList of={list} empty={<EmptyState Icon={UserRoundSearch}>{emptyLabel(query)}</EmptyState>}>
        <ul className="grid gap-2" aria-label="Players found">
          {list.items.map((found) => (
            <li key={found.player} data-list-row={found.player}>
              <Found of={found} />
            </li>
          ))}
        </ul>
      </PagedList>
      {loaded.isCut && (
        <p className="text-sm text-muted" role="status">
          More players may match. Enter more of the address or name.
        </p>
      )}
    </>
  );
}

function Found({ of }: { of: FoundPlayer }) {
  const { player, email, openedAt } = of;
  return (
    <Link className="found-player panel" to={paths.dashboardPlayer(player)} data-row-open="">
      <span>
        <strong>{personName(of)}</strong>
        <span className="found-more">{email ?? player}</span>
      </span>
      <span className="found-more">{openedAt ? `Joined ${instantLabel(openedAt)}` : 'No visit yet'}</span>
      <PlayerBadges of={of} />
    </Link>
  );
}

function emptyLabel({ find, show }: PlayerQuery): string {
  if (find !== '')
    return 'No players match. Enter a full display name, a player ID or the start of an email address.';
  return {
    newest: 'No players yet.',
    suspended: 'No suspended players.',
    frozen: 'No players with frozen Sweeps Coins.',
    excluded: 'No self-excluded players.',
  }[show];
}
