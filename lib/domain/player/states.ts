import type { LocalDay } from './local-day';

/** The states of the United States and the District of Columbia, by their postal codes. */
export const states = [
  'AK',
  'AL',
  'AR',
  'AZ',
  'CA',
  'CO',
  'CT',
  'DC',
  'DE',
  'FL',
  'GA',
  'HI',
  'IA',
  'ID',
  'IL',
  'IN',
  'KS',
  'KY',
  'LA',
  'MA',
  'MD',
  'ME',
  'MI',
  'MN',
  'MO',
  'MS',
  'MT',
  'NC',
  'ND',
  'NE',
  'NH',
  'NJ',
  'NM',
  'NV',
  'NY',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VA',
  'VT',
  'WA',
  'WI',
  'WV',
  'WY',
] as const;

export type State = string & { readonly unit: 'state' };

/** A state where Sweeps Coins are not offered from a day on; Gold Coins remain available. */
export interface BlockedState {
  readonly state: string;
  readonly since: LocalDay;
}

/** Whether a text is the postal code of a state. */
export function isState(code: string): code is State {
  return (states as readonly string[]).includes(code);
}

/** Returns the rule that blocks a state on a day, if any. */
export function blockOf(
  state: State,
  day: LocalDay,
  blocked: readonly BlockedState[],
): BlockedState | undefined {
  return blocked.find((each) => each.state === state && each.since <= day);
}
