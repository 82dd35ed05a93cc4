import { Ellipsis, Gamepad2, Search, ShieldCheck } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { closePopoverOf, Popover } from '#components/ui/popover';
import type { GameDrawer } from './game-drawer';
import { CurrentGameView } from './game-view';

/**
 * The menu of the tools and the search that a narrow bar has no room for; wide bars show them themselves. A demo has
 * none of the tools, and its own menu has the search.
 *
 * @param demoPath    path of the demo; null in the demo itself
 * @param isProvable  whether rounds have proofs and seeds
 */
export function MoreTools({
  demoPath,
  isProvable,
  onOpen,
}: {
  demoPath: string | null;
  isProvable: boolean;
  onOpen: (drawer: GameDrawer) => void;
}) {
  const openSearch = use(CurrentGameView)?.openSearch;
  if (demoPath === null && !isProvable) return null;
  return (
    <Popover
      className="button-icon play-narrow"
      label="More"
      aria-label="More"
      trigger={<Ellipsis aria-hidden="true" size={20} />}
    >
      {demoPath !== null && (
        <Link className={buttonClass({ variant: 'quiet', className: 'menu-link' })} to={demoPath}>
          <Gamepad2 aria-hidden="true" size={20} />
          <span className="grid text-start">
            Try the demo
            <span className="text-sm text-muted">Play money, nothing is saved.</span>
          </span>
        </Link>
      )}
      {isProvable && (
        <Button
          variant="quiet"
          className="menu-link"
          onClick={(event) => {
            closePopoverOf(event);
            onOpen('fairness');
          }}
        >
          <ShieldCheck aria-hidden="true" size={20} />
          Fairness
        </Button>
      )}
      {openSearch && (
        <Button
          variant="quiet"
          className="menu-link"
          onClick={(event) => {
            closePopoverOf(event);
            openSearch();
          }}
        >
          <Search aria-hidden="true" size={20} />
          Search games and prizes
        </Button>
      )}
    </Popover>
  );
}
