import {
  Bell,
  ChartLine,
  CircleUserRound,
  IdCard,
  KeyRound,
  LifeBuoy,
  LayoutGrid,
  Package,
  Receipt,
  Scale,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { type Section, SectionNav } from '#components/ui/section-nav';
import { paths } from '#web/lib/paths';

const sections: readonly Section[] = [
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
  { to: paths.tickets, name: 'Support', Icon: LifeBuoy },
  { to: paths.notices, name: 'Notices', Icon: Bell },
];

/** Navigation of the account: a column on wide screens, a scrolling row on phones. */
export function AccountNav() {
  return <SectionNav label="Account" className="account-nav" sections={sections} />;
}
