import { RotateCcw, Search } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { closePopoverOf, Popover } from '#components/ui/popover';
import { paths } from '#web/lib/paths';
import { CurrentGameView } from '../bar/game-view';
import { CoinsLink } from './coins-link';

/**
 * The badge of a demo in the bar of its game, and a menu with what the bar of the demo has where there is room for it, and with the search
 * of the site.
 */
export function DemoMenu({
  coinsPath,
  isGuest,
  onReset,
}: {
  coinsPath: string;
  isGuest: boolean;
  onReset: () => void;
}) {
  const openSearch = use(CurrentGameView)?.openSearch;
  return (
    <div className="demo-menu">
      <Popover triggerClass="demo-badge" label="Demo" trigger={<span className="demo-mark">Demo</span>}>
        <p>Play money, nothing is saved.</p>
        <div className="mbs-4 grid gap-2">
          <CoinsLink {...{ coinsPath, isGuest }} />
          {isGuest && (
            <Link className={buttonClass()} to={paths.login({ step: 'sign-up', next: coinsPath })}>
              Join free
            </Link>
          )}
          <Button
            variant="outline"
            onClick={(event) => {
              closePopoverOf(event);
              onReset();
            }}
          >
            <RotateCcw aria-hidden="true" size={18} />
            Reset
          </Button>
          {openSearch && (
            <Button
              variant="outline"
              onClick={(event) => {
                closePopoverOf(event);
                openSearch();
              }}
            >
              <Search aria-hidden="true" size={18} />
              Search games and prizes
            </Button>
          )}
        </div>
      </Popover>
    </div>
  );
}
