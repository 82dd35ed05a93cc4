import {
  AtSign,
  CircleCheck,
  DoorOpen,
  Hourglass,
  IdCard,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  Package,
  PauseCircle,
  Receipt,
  ShieldCheck,
  Snowflake,
  Ticket,
  Trophy,
  UserCheck,
  Users,
} from 'lucide-react';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

export type Notice = GetAnswer<'/notices'>['items'][number];

/** Icon of a notice kind, and the label of its link. */
interface KindTone {
  readonly Icon: LucideIcon;
  readonly more: string;
}

const limits: KindTone = { Icon: ShieldCheck, more: 'Your limits' };

export const kindTones: Readonly<Record<Notice['kind'], KindTone>> = {
  purchase: { Icon: Receipt, more: 'Your purchases' },
  refund: { Icon: Receipt, more: 'Your purchases' },
  'refund-undone': { Icon: Receipt, more: 'Your purchases' },
  'sweeps-frozen': { Icon: Snowflake, more: 'Your purchases' },
  'sweeps-freed': { Icon: CircleCheck, more: 'Your purchases' },
  'draw-won': { Icon: Trophy, more: 'Your order' },
  'order-placed': { Icon: Package, more: 'Your order' },
  'order-moved': { Icon: Package, more: 'Your order' },
  'order-corrected': { Icon: Package, more: 'Your order' },
  'limit-holds': limits,
  'limit-coming': limits,
  'limit-begun': limits,
  'limit-overtaken': limits,
  'reality-check': limits,
  break: limits,
  exclusion: limits,
  'email-change-requested': { Icon: AtSign, more: 'Stop the change' },
  'email-changed': { Icon: AtSign, more: 'Your profile' },
  'email-change-stopped': { Icon: AtSign, more: 'Security' },
  'payout-method-changed': { Icon: AtSign, more: 'Your affiliate dashboard' },
  'postback-changed': { Icon: AtSign, more: 'Your affiliate dashboard' },
  'identity-confirmed': { Icon: IdCard, more: 'Your identity check' },
  'identity-refused': { Icon: IdCard, more: 'Your identity check' },
  'identity-withdrawn': { Icon: IdCard, more: 'Your identity check' },
  'ticket-answered': { Icon: LifeBuoy, more: 'Your ticket' },
  'ticket-closed': { Icon: LifeBuoy, more: 'Your ticket' },
  'signed-out': { Icon: KeyRound, more: 'Security' },
  'deletion-requested': { Icon: DoorOpen, more: 'Security' },
  'deletion-soon': { Icon: DoorOpen, more: 'Security' },
  'deletion-blocked': { Icon: DoorOpen, more: 'Security' },
  'deletion-withdrawn': { Icon: CircleCheck, more: 'Security' },
  suspended: { Icon: PauseCircle, more: 'Support' },
  'suspension-lifted': { Icon: CircleCheck, more: 'Go to the lobby' },
  'birthday-corrected': { Icon: IdCard, more: 'Your profile' },
  'account-closed': { Icon: DoorOpen, more: 'Go to the lobby' },
  'approval-requested': { Icon: UserCheck, more: 'Approvals' },
  'approval-decided': { Icon: UserCheck, more: 'Approvals' },
  referral: { Icon: Users, more: 'Your friends' },
  'free-entry': { Icon: Ticket, more: 'Your entries' },
  'sweeps-expiring': { Icon: Hourglass, more: 'Your account' },
  'sweeps-expired': { Icon: Hourglass, more: 'Your history' },
};
