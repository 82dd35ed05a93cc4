/** An instant of the API for a local time as a field writes it; empty for none. */
export function instantOf(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** A local time as a field writes it, to the second. */
export function localTimeOf(instant: string): string {
  const at = new Date(instant);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
}
