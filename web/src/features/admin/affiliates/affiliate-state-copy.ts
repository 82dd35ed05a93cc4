import type { BadgeTone } from '#components/ui/badge';
import type { PlacedAffiliate } from './read-affiliates';

type State = Exclude<PlacedAffiliate['state'], 'none'>;

/** Labels of the statuses of affiliates. */
export const stateCopy: Readonly<Record<State, { readonly name: string; readonly tone: BadgeTone }>> = {
  requested: { name: 'To review', tone: 'warning' },
  approved: { name: 'Approved', tone: 'success' },
  suspended: { name: 'Suspended', tone: 'error' },
  rejected: { name: 'Rejected', tone: 'neutral' },
};
