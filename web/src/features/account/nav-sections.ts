import {
  Bell,
  ChartLine,
  CircleUserRound,
  IdCard,
  KeyRound,
  LayoutGrid,
  LifeBuoy,
  Package,
  Receipt,
  Scale,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { Section } from '#components/ui/section-nav';
import { isSamePath, paths } from '#web/lib/paths';

const overview: Section = { to: paths.account, name: 'Overview', Icon: LayoutGrid };

/** Sections of the account in the order of its navigation. */
export const navSections: readonly Section[] = [
  overview,
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

/** Returns the section of a path, in any letter case; the overview for any other path. */
export function sectionAt(pathname: string): Section {
  return navSections.find(({ to }) => isSamePath(to, pathname)) ?? overview;
}
