import {
  CircleCheck,
  Hourglass,
  KeyRound,
  type LucideIcon,
  Package,
  Receipt,
  ShieldCheck,
  Snowflake,
  Ticket,
} from 'lucide-react';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';

export type Notice = GetAnswer<'/notices'>['items'][number];

/** How a kind of notice looks, and what the page is called that has more of it. */
interface KindLook {
  readonly Icon: LucideIcon;
  readonly more: string;
}

const limits: KindLook = { Icon: ShieldCheck, more: 'Your limits' };

export const kindLooks: Readonly<Record<Notice['kind'], KindLook>> = {
  purchase: { Icon: Receipt, more: 'Your purchases' },
  refund: { Icon: Receipt, more: 'Your purchases' },
  'sweeps-frozen': { Icon: Snowflake, more: 'Your purchases' },
  'sweeps-freed': { Icon: CircleCheck, more: 'Your purchases' },
  'order-placed': { Icon: Package, more: 'Your order' },
  'limit-holds': limits,
  'limit-coming': limits,
  'limit-begun': limits,
  'limit-overtaken': limits,
  'reality-check': limits,
  break: limits,
  exclusion: limits,
  'signed-out': { Icon: KeyRound, more: 'Security' },
  'free-entry': { Icon: Ticket, more: 'Your entries' },
  'sweeps-expiring': { Icon: Hourglass, more: 'Your account' },
  'sweeps-expired': { Icon: Hourglass, more: 'Your history' },
};
