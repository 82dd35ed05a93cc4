import { ArrowLeft } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, Outlet } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';
import { useStoredSession } from '#web/lib/session/stored-session';
import { CurrentGameView } from '../../features/games/bar/game-view';
import { useGameView } from '../../features/games/bar/use-game-view';
import PlayerArea from './player-area';
import { SearchDialog } from './search-dialog';
import { VisitorArea } from './visitor-area';

/**
 * Layout of a game: the game fills the screen below a slim bar with the exit, its own tools, and the account, or the sign-in for guests at
 * a demo. The game shows the balance. With hidden bars, only the control that shows them again stays, in a corner.
 */
export function Component() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isSearching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  const view = useGameView(place, openSearch);
  const isGuest = useStoredSession() === false;
  const areBarsHidden = view.isFullScreen || view.hasBarsHidden;
  return (
    <div className="game-layout" data-bars={areBarsHidden ? 'hidden' : undefined}>
      <header className="game-bar night">
        <Link className={buttonClass({ variant: 'quiet', className: 'game-bar-exit' })} to={paths.home}>
          <ArrowLeft aria-hidden="true" size={20} />
          <span className="game-bar-lobby">Lobby</span>
        </Link>
        <div className="game-bar-place" ref={setPlace} />
        {isGuest ? (
          <VisitorArea />
        ) : (
          <div className="visitor-area">
            {/* The console shows the balance beside the stake, also with hidden bars. */}
            <PlayerArea showsBalances={false} />
          </div>
        )}
      </header>
      <main id="main" className="game-main" tabIndex={-1}>
        <CurrentGameView value={view}>
          <Outlet />
        </CurrentGameView>
      </main>
      <SearchDialog isOpen={isSearching} onClose={() => setSearching(false)} />
    </div>
  );
}
