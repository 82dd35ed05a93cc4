import { channelNames, reasonLabels } from '../../affiliates/affiliate-copy';
import { stateCopy } from './affiliate-state-copy';
import type { PlacedAffiliate } from './read-affiliates';

/** Columns of a file of affiliates. */
export const affiliateFileColumns = [
  'Player ID',
  'Display name',
  'Email',
  'Status',
  'Reason',
  'Applied (UTC)',
  'Decided (UTC)',
  'Site',
  'Channels',
  'Tax country',
] as const;

/** Returns the row of an affiliate in that file. */
export function affiliateFileRow(placed: PlacedAffiliate): string[] {
  const { affiliate, displayName, email, state, reason, requestedAt, decidedAt, application } = placed;
  return [
    affiliate,
    displayName ?? '',
    email ?? '',
    state === 'none' ? '' : stateCopy[state].name,
    reason ? reasonLabels[reason] : '',
    requestedAt ?? '',
    decidedAt ?? '',
    application?.site ?? '',
    application?.channels.map((channel) => channelNames[channel]).join(', ') ?? '',
    application?.taxCountry ?? '',
  ];
}
