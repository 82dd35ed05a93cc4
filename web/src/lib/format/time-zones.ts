/** The time zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** All time zones that the browser knows. */
export function knownZones(): readonly string[] {
  return Intl.supportedValuesOf('timeZone');
}
