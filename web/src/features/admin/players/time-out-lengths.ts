import {
  type BreakDays,
  breakDays,
  type ExclusionMonths,
  exclusionMonths,
} from '#domain/play-limits/time-out';

/** A break or self-exclusion that an admin can record. */
type TimeOutLength =
  | { readonly kind: 'break'; readonly days: BreakDays }
  | { readonly kind: 'exclusion'; readonly months: ExclusionMonths };

const lengths = new Map<string, TimeOutLength>([
  ...breakDays.map((days) => [`break-${days}`, { kind: 'break', days }] as const),
  ...exclusionMonths.map(
    (months) => [`exclusion-${months ?? 'permanent'}`, { kind: 'exclusion', months }] as const,
  ),
]);

export const timeOutChoices = [...lengths].map(([value, length]) => ({ value, label: timeOutLabel(length) }));

/** Returns the time-out of a choice. */
export function timeOutLength(value: string): TimeOutLength | undefined {
  return lengths.get(value);
}

/** Names a time-out, as `7-day break` or `3-year self-exclusion`. */
export function timeOutLabel(length: TimeOutLength): string {
  if (length.kind === 'break') return `${length.days}-day break`;
  const { months } = length;
  if (months === null) return 'Permanent self-exclusion';
  return months % 12 === 0 ? `${months / 12}-year self-exclusion` : `${months}-month self-exclusion`;
}
