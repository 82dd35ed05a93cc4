const minuteMs = 60_000;

/**
 * How long it is until something comes back, in words: the two largest units that matter, rounded up.
 *
 * @param leftMs  0 or less once it is there
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
