import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { listLabel } from '#web/lib/format/lists';

type Match = GetAnswer<'/admin/affiliates'>['items'][number]['matches'][number];

/** Verdicts of admins on a player and their affiliate. */
export const verdictLabels: Readonly<Record<NonNullable<Match['verdict']>, string>> = {
  'self-referral': 'the affiliate or their household',
  unrelated: 'unrelated',
};

const sharedNames: Readonly<Record<Match['inCommon'][number], string>> = {
  home: 'home',
  network: 'network',
  card: 'card',
};

/** States that players with these traits may be missing from an affiliate's matches. */
export function missingMatchesLabel(inCommon: Match['inCommon']): string {
  const kinds = listLabel(inCommon.map((kind) => sharedNames[kind]));
  return `may have more matches by ${kinds} than are recorded. Check the account before you pay.`;
}

/** Formats the shared traits of a player and their affiliate: `same home and card`. */
export function sharedTraitsLabel(inCommon: Match['inCommon']): string {
  return `same ${listLabel(inCommon.map((kind) => sharedNames[kind]))}`;
}
