/** The providers as Amplify calls them. */
export type ProviderName = 'Google' | 'Facebook' | 'Apple';

/** A sign-in that this tab began and that goes on at a provider's. */
export interface ProviderTrip {
  readonly provider: ProviderName;
  /** Where it is to end on this site. */
  readonly next: string;
  /** Whether it is the one repeat that follows the linking of accounts. */
  readonly isRepeat: boolean;
}

/** What is used of a browser's storage. */
export interface Section {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** Where a tab's trip lies, and where Amplify keeps what it will need when the tab comes back. */
export interface TripSections {
  readonly tab: Section;
  readonly device: Section;
}

const tripKey = 'jade-harbour.provider-trip';
const luggageKey = 'jade-harbour.provider-trip.luggage';

/** What Amplify keeps of a sign-in that is under way. */
const luggage =
  /^CognitoIdentityServiceProvider\.[^.]+\.(inflightOAuth|inflightOAuthDeadline|oauthPKCE|oauthState)$/;

/**
 * Takes what Amplify keeps of this sign-in along in the tab. On the device it would keep every page waiting for minutes, in
 * other tabs and in this one, when somebody turns back at the provider's page instead of coming home; and two tabs would
 * overwrite each other's.
 */
export function packTrip({ tab, device }: TripSections, trip: ProviderTrip): void {
  const kept = keysOf(device).filter((key) => luggage.test(key));
  tab.setItem(tripKey, JSON.stringify(trip));
  tab.setItem(luggageKey, JSON.stringify(kept.map((key) => [key, device.getItem(key)])));
  for (const key of kept) device.removeItem(key);
}

/** Gives Amplify back what it needs to finish, before it looks for it; once. */
export function unpackTrip({ tab, device }: TripSections): void {
  const packed = read(tab, luggageKey);
  tab.removeItem(luggageKey);
  if (!Array.isArray(packed)) return;
  for (const [key, value] of packed as [unknown, unknown][])
    if (typeof key === 'string' && luggage.test(key) && typeof value === 'string') device.setItem(key, value);
}

/** Whether Amplify is still at what it was given back. */
export function isUnderWay(device: Section): boolean {
  return keysOf(device).some((key) => luggage.test(key) && key.endsWith('.inflightOAuth'));
}

/** The trip that this tab comes back from, once; null for a page that nobody was sent back to. */
export function takeTrip({ tab }: Pick<TripSections, 'tab'>): ProviderTrip | null {
  const { provider, next, isRepeat } = (read(tab, tripKey) ?? {}) as Partial<ProviderTrip>;
  tab.removeItem(tripKey);
  return provider && typeof next === 'string' ? { provider, next, isRepeat: isRepeat === true } : null;
}

function keysOf(section: Section): string[] {
  return Array.from({ length: section.length }, (_, index) => section.key(index)).filter(
    (key) => key !== null,
  );
}

function read(tab: Section, key: string): unknown {
  try {
    return JSON.parse(tab.getItem(key) ?? 'null');
  } catch {
    return null; // written by nobody here
  }
}
