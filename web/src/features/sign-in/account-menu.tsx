import { CircleUserRound, LayoutDashboard, LogOut, Package } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { Popover } from '#components/ui/popover';
import { paths } from '#web/lib/paths';
import { showToast } from '#web/lib/toasts';
import { leave } from './leave';
import { useSignedIn } from './use-signed-in';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const session = useSignedIn();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  async function signOut() {
    setPending(true);
    try {
      await leave();
      await navigate(paths.home);
      showToast({ tone: 'success', text: 'You are signed out. Your coins wait for you.' });
    } finally {
      setPending(false);
    }
  }

  return (
    <Popover
      className="button-icon"
      label="Account"
      aria-label="Account"
      trigger={<CircleUserRound aria-hidden="true" size={24} />}
    >
      <div className="grid gap-4">
        <p className="grid">
          <span className="text-sm text-muted">Signed in as</span>
          <strong className="break-all">{session?.email ?? '…'}</strong>
        </p>
        <Link className={buttonClass({ look: 'quiet' })} to={paths.orders}>
          <Package aria-hidden="true" size={18} />
          Your orders
        </Link>
        {session?.isAdmin && (
          <Link className={buttonClass({ look: 'quiet' })} to={paths.dashboard}>
            <LayoutDashboard aria-hidden="true" size={18} />
            Dashboard
          </Link>
        )}
        <Button look="outline" pending={isPending} onClick={() => void signOut()}>
          <LogOut aria-hidden="true" size={18} />
          Sign out
        </Button>
      </div>
    </Popover>
  );
}
