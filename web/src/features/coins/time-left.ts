const minuteMs = 60_000;

/**
 * Formats the time until something becomes available, in the two largest units, rounded up.
 *
 * @param leftMs  0 or less once it is available
 */
export function timeLeftLabel(leftMs: number): string {
  if (leftMs <= 0) return 'now';
  const minutes = Math.ceil(leftMs / minuteMs);
  if (minutes === 1) return 'in less than a minute';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `in ${rest} min`;
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`;
}
