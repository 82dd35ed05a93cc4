import { UserRoundSearch } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { Note } from '#components/ui/note';
import { useLongList } from '#web/lib/api/use-long-list';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { instantLabel } from '#web/lib/format/dates';
import { ExportSelection } from '../parts/export-selection';
import { FilterChips } from '../parts/filter-chips';
import { ListBar } from '../parts/list-bar';
import { PagedList } from '../parts/paged-list';
import { personName } from '../parts/person-name';
import { SelectableRow } from '../parts/selectable-row';
import { selectShortcut } from '../parts/selection';
import { useSelection } from '../parts/use-selection';
import type { FoundPlayer } from './admin-player';
import { PlayerBadges } from './player-badges';
import { playerFileColumns, playerFileRow } from './player-file';
import { listChoices, listSearch, type PlayerQuery, type PlayersPage, readPlayers } from './read-players';

const playerId = ({ player }: FoundPlayer) => player;

/** The players of a list or a search, page by page, with an export of the selected ones. */
export function FoundPlayers({ loaded, query }: { loaded: PlayersPage; query: PlayerQuery }) {
  const list = useLongList(loaded, playerId, (after) => readPlayers(query, after));
  const selection = useSelection(list.items, playerId);
  return (
    <>
      <ListBar row="player" opens="Open the player" shortcuts={[selectShortcut('player', selection)]}>
        <FilterChips
          label="Players by status"
          choices={listChoices}
          chosen={query.show}
          pathOf={(show) => listSearch(query, show)}
        />
      </ListBar>
      <ExportSelection
        of={selection}
        name="players"
        file="players-selected"
        columns={playerFileColumns}
        rowOf={playerFileRow}
      />
      <PagedList of={list} empty={<EmptyState Icon={UserRoundSearch}>{emptyLabel(query)}</EmptyState>}>
        <ul className="grid gap-2" aria-label="Players found">
          {list.items.map((found) => (
            <SelectableRow key={found.player} of={selection} row={found} name={personName(found)}>
              <Found of={found} />
            </SelectableRow>
          ))}
        </ul>
      </PagedList>
      {loaded.isCut && <Note role="status">More players may match. Enter more of the address or name.</Note>}
    </>
  );
}

function Found({ of }: { of: FoundPlayer }) {
  const { player, displayName, email, openedAt } = of;
  return (
    <Link
      className="found-player flex flex-wrap gap-x-5 gap-y-2 items-center min-block-target px-4 py-3 rounded-md panel"
      to={dashboardPaths.player(player)}
      data-row-open=""
    >
      <span>
        <strong>{personName(of)}</strong>
        {/* Without a display name, the email address is the name. */}
        <span className="found-more">{displayName === null ? player : (email ?? player)}</span>
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
