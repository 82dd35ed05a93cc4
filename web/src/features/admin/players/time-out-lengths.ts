/** A break or self-exclusion that an admin can record, by the value of its choice. */
export type TimeOutLength =
  | { readonly kind: 'break'; readonly days: 1 | 3 | 7 | 14 | 30 }
  | { readonly kind: 'exclusion'; readonly months: 6 | 12 | 36 | 60 | null };

const lengths: Readonly<Record<string, TimeOutLength & { readonly label: string }>> = {
  'break-1': { kind: 'break', days: 1, label: 'Break of 1 day' },
  'break-3': { kind: 'break', days: 3, label: 'Break of 3 days' },
  'break-7': { kind: 'break', days: 7, label: 'Break of 7 days' },
  'break-14': { kind: 'break', days: 14, label: 'Break of 14 days' },
  'break-30': { kind: 'break', days: 30, label: 'Break of 30 days' },
  'exclusion-6': { kind: 'exclusion', months: 6, label: 'Self-exclusion of 6 months' },
  'exclusion-12': { kind: 'exclusion', months: 12, label: 'Self-exclusion of 1 year' },
  'exclusion-36': { kind: 'exclusion', months: 36, label: 'Self-exclusion of 3 years' },
  'exclusion-60': { kind: 'exclusion', months: 60, label: 'Self-exclusion of 5 years' },
  'exclusion-permanent': { kind: 'exclusion', months: null, label: 'Self-exclusion, permanent' },
};

export const timeOutChoices = Object.entries(lengths).map(([value, { label }]) => ({ value, label }));

/** Returns the time-out of a choice. */
export function timeOutLength(value: string): (TimeOutLength & { readonly label: string }) | undefined {
  return lengths[value];
}
