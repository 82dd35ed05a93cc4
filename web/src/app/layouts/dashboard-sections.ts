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
import { paths } from '#web/lib/paths';

/** A section of the Dashboard in its navigation. */
export interface DashboardSection extends Section {
  /** The count of waiting work that the navigation shows beside the section. */
  readonly waiting?: 'orders' | 'identityChecks' | 'tickets' | 'affiliates' | 'approvals';
}

/** All sections, in order of daily use. */
export const dashboardSections: readonly DashboardSection[] = [
  { to: paths.dashboard, name: 'Overview', Icon: LayoutDashboard },
  { to: paths.dashboardProducts, name: 'Products', Icon: Store },
  { to: paths.dashboardOrders, name: 'Orders', Icon: Package, waiting: 'orders' },
  { to: paths.dashboardDraws, name: 'Draws', Icon: Ticket },
  { to: paths.dashboardGiftCodes, name: 'Gift codes', Icon: Tickets },
  { to: paths.identityReviews, name: 'Identity', Icon: IdCard, waiting: 'identityChecks' },
  { to: paths.dashboardSupport, name: 'Support', Icon: LifeBuoy, waiting: 'tickets' },
  { to: paths.dashboardMailIn, name: 'Mail-in entries', Icon: Mail },
  { to: paths.dashboardAffiliates, name: 'Affiliates', Icon: Handshake, waiting: 'affiliates' },
  { to: paths.dashboardPlayers, name: 'Players', Icon: Users },
  { to: paths.dashboardApprovals, name: 'Approvals', Icon: UserCheck, waiting: 'approvals' },
  { to: paths.dashboardAudit, name: 'Audit log', Icon: ScrollText },
  { to: paths.dashboardMetrics, name: 'Reports', Icon: ChartLine },
];
