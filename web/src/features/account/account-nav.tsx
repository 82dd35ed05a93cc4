import {
  Bell,
  ChartLine,
  CircleUserRound,
  IdCard,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  Package,
  Receipt,
  Scale,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '#web/lib/paths';

const sections: readonly { to: string; name: string; Icon: LucideIcon }[] = [
  { to: paths.account, name: 'Overview', Icon: LayoutGrid },
  { to: paths.accountSection('profile'), name: 'Profile', Icon: CircleUserRound },
  { to: paths.accountSection('limits'), name: 'Limits and breaks', Icon: ShieldCheck },
  { to: paths.accountSection('history'), name: 'History', Icon: Receipt },
  { to: paths.accountSection('charts'), name: 'Balances and cost', Icon: ChartLine },
  { to: paths.accountSection('fairness'), name: 'Fairness', Icon: Scale },
  { to: paths.accountSection('security'), name: 'Security and data', Icon: KeyRound },
  { to: paths.accountSection('identity'), name: 'Identity', Icon: IdCard },
  { to: paths.accountSection('friends'), name: 'Friends', Icon: Users },
  { to: paths.orders, name: 'Orders', Icon: Package },
  { to: paths.notices, name: 'Notices', Icon: Bell },
];

/** Every section of the account: a column beside it on wide screens, on phones a row that scrolls by itself. */
export function AccountNav() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // On phones the row is longer than the screen; what is open is never out of sight.
  useEffect(() => {
    const row = nav.current;
    const open = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav ref={nav} className="account-nav" aria-label="Account">
      {sections.map(({ to, name, Icon }) => (
        <NavLink key={to} className="account-nav-link" to={to} end={to === paths.account}>
          <Icon aria-hidden="true" size={20} />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
