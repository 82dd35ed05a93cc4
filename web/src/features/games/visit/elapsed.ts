const minuteMs = 60_000;

/** Elapsed time as a label: minutes, then hours and minutes. */
export function elapsedLabel(elapsedMs: number): string {
  const minutes = Math.max(0, Math.floor(elapsedMs / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
