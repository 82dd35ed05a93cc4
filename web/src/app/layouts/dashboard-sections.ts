import {
  ChartLine,
  Handshake,
  IdCard,
  LayoutDashboard,
  LifeBuoy,
  Mail,
  Package,
  ScrollText,
  Store,
  Ticket,
  Tickets,
  UserCheck,
  Users,
} from 'lucide-react';
import type { Section } from '#components/ui/section-nav';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { paths } from '#web/lib/paths';

/** A section of the Dashboard in its navigation. */
export interface DashboardSection extends Section {
  /** The count of waiting work that the navigation shows beside the section. */
  readonly waiting?: 'orders' | 'identityChecks' | 'tickets' | 'affiliates' | 'approvals';
}

/** All sections, in order of daily use. */
export const dashboardSections: readonly DashboardSection[] = [
  { to: paths.dashboard, name: 'Overview', Icon: LayoutDashboard },
  { to: dashboardPaths.products, name: 'Products', Icon: Store },
  { to: dashboardPaths.orders, name: 'Orders', Icon: Package, waiting: 'orders' },
  { to: dashboardPaths.draws, name: 'Draws', Icon: Ticket },
  { to: dashboardPaths.giftCodes, name: 'Gift codes', Icon: Tickets },
  { to: dashboardPaths.identity, name: 'Identity', Icon: IdCard, waiting: 'identityChecks' },
  { to: dashboardPaths.support, name: 'Support', Icon: LifeBuoy, waiting: 'tickets' },
  { to: dashboardPaths.mailIn, name: 'Mail-in entries', Icon: Mail },
  { to: dashboardPaths.affiliates, name: 'Affiliates', Icon: Handshake, waiting: 'affiliates' },
  { to: dashboardPaths.players, name: 'Players', Icon: Users },
  { to: dashboardPaths.approvals, name: 'Approvals', Icon: UserCheck, waiting: 'approvals' },
  { to: dashboardPaths.audit, name: 'Audit log', Icon: ScrollText },
  { to: dashboardPaths.metrics, name: 'Reports', Icon: ChartLine },
];
