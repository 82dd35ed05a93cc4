import {
  CircleUserRound,
  Coins,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Package,
  ScrollText,
  ShoppingBag,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { Popover } from '#components/ui/popover';
import { useAttempt } from '#web/lib/api/use-attempt';
import { useLoaded } from '#web/lib/api/use-loaded';
import { showToast } from '#web/lib/page/toasts';
import { paths } from '#web/lib/paths';
import { currentSession } from '#web/lib/session/session';
import { signOutAndForget } from '../../features/sign-in/sign-out';

const ways: readonly { to: string; name: string; Icon: LucideIcon }[] = [
  { to: paths.account, name: 'Your account', Icon: CircleUserRound },
  { to: paths.coins, name: 'Get Coins', Icon: Coins },
  { to: paths.quests, name: 'Quests', Icon: ScrollText },
  { to: paths.orders, name: 'Your orders', Icon: Package },
  { to: paths.cart, name: 'Your cart', Icon: ShoppingBag },
];

/** Menu of the signed-in player: account links and sign-out. */
export function PlayerMenu() {
  // Without an answer the menu shows no address; signing out still works.
  const { value: session } = useLoaded(currentSession);
  const navigate = useNavigate();
  const { isPending, send } = useAttempt();
  const variant = buttonClass({ variant: 'quiet', className: 'menu-link' });

  const signOut = () =>
    send(
      signOutAndForget,
      async () => {
        await navigate(paths.home);
        showToast({ tone: 'success', text: 'You are signed out.' });
      },
      { onFailure: reportError },
    );

  return (
    <Popover
      className="button-icon"
      label="Account"
      aria-label="Account"
      trigger={<CircleUserRound aria-hidden="true" size={24} />}
    >
      <p className="grid">
        <span className="text-sm text-muted">Signed in as</span>
        <strong className="break-all">{session?.email ?? '…'}</strong>
      </p>
      <nav className="mt-3 mbe-4 grid pbe-4 border-be-line" aria-label="Your pages">
        {ways.map(({ to, name, Icon }) => (
          <Link key={to} className={variant} to={to}>
            <Icon aria-hidden="true" size={20} />
            {name}
          </Link>
        ))}
        {session?.isAdmin && (
          <Link className={variant} to={paths.dashboard}>
            <LayoutDashboard aria-hidden="true" size={20} />
            Dashboard
          </Link>
        )}
      </nav>
      <Button variant="outline" className="w-full" pending={isPending} onClick={() => void signOut()}>
        <LogOut aria-hidden="true" size={18} />
        Sign out
      </Button>
    </Popover>
  );
}
