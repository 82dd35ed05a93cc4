const minuteMs = 60_000;

/** Time spent, as people say it: minutes, then hours and minutes. */
export function elapsedLabel(elapsedMs: number): string {
  const minutes = Math.max(0, Math.floor(elapsedMs / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
