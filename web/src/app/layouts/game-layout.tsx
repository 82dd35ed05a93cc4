import { ArrowLeft } from 'lucide-react';
import { Link, Outlet } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';
import PlayerArea from './player-area';

/** Layout of a game: the game fills the screen below a slim bar with the exit and the balances. */
export function Component() {
  return (
    <div className="game-layout">
      <header className="game-bar surface">
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.home}>
          <ArrowLeft aria-hidden="true" size={20} />
          <span className="game-bar-lobby">Lobby</span>
        </Link>
        <div className="visitor-area">
          <PlayerArea />
        </div>
      </header>
      <main id="main" className="game-main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
