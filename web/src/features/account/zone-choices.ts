import { knownZones } from '#web/lib/format/time-zones';

/** Zones of the United States, by their common names. */
const atHome: readonly { value: string; label: string }[] = [
  { value: 'America/New_York', label: 'Eastern (New York)' },
  { value: 'America/Chicago', label: 'Central (Chicago)' },
  { value: 'America/Denver', label: 'Mountain (Denver)' },
  { value: 'America/Phoenix', label: 'Arizona (Phoenix)' },
  { value: 'America/Los_Angeles', label: 'Pacific (Los Angeles)' },
  { value: 'America/Anchorage', label: 'Alaska (Anchorage)' },
  { value: 'Pacific/Honolulu', label: 'Hawaii (Honolulu)' },
];

/**
 * Time zones to choose from: those of the United States first, then all that the browser knows.
 *
 * @param chosen  always included, whatever the browser knows
 */
export function zoneChoices(
  chosen: string,
  known: readonly string[] = knownZones(),
): { value: string; label: string }[] {
  const isAtHome = (zone: string) => atHome.some(({ value }) => value === zone);
  const others = [...new Set([chosen, ...known])].filter((zone) => !isAtHome(zone)).toSorted();
  return [...atHome, ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))];
}
