import { LayoutDashboard, Menu, Package, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Popover } from '#components/ui/popover';
import { paths } from '#web/lib/paths';
import { useSignedIn } from '../../features/sign-in/use-signed-in';
import { Settings } from './settings';

/** On phones, all that a player reaches from the top of a wide screen, within reach of a thumb; loaded for players only. */
export default function PlayerMenu() {
  const session = useSignedIn();
  const look = buttonClass({ look: 'quiet', className: 'player-menu-link' });
  return (
    <Popover
      up
      label="Menu"
      triggerClass="bottom-bar-link"
      trigger={
        <>
          <Menu aria-hidden="true" size={22} />
          Menu
        </>
      }
    >
      <nav className="player-menu" aria-label="More">
        <Link className={look} to={paths.cart}>
          <ShoppingBag aria-hidden="true" size={20} />
          Your cart
        </Link>
        <Link className={look} to={paths.orders}>
          <Package aria-hidden="true" size={20} />
          Your orders
        </Link>
        {session?.isAdmin && (
          <Link className={look} to={paths.dashboard}>
            <LayoutDashboard aria-hidden="true" size={20} />
            Dashboard
          </Link>
        )}
      </nav>
      <Settings />
    </Popover>
  );
}
