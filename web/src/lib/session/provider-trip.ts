/** Provider names in Amplify. */
export type ProviderName = 'Google' | 'Facebook' | 'Apple';

/** A sign-in of this tab that continues at an external provider. */
export interface ProviderTrip {
  readonly provider: ProviderName;
  /** Target path on this site afterwards. */
  readonly next: string;
  /** Whether it is the one repeat after accounts were linked. */
  readonly isRepeat: boolean;
}

/** The used part of a browser's storage. */
export interface TripStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** Storage of a tab's trip, and Amplify's storage, which the returning tab needs. */
export interface TripStorages {
  readonly tab: TripStorage;
  readonly device: TripStorage;
}

const tripKey = 'jade-harbour.provider-trip';
const luggageKey = 'jade-harbour.provider-trip.luggage';

/** Amplify's storage keys of a sign-in under way. */
const luggage =
  /^CognitoIdentityServiceProvider\.[^.]+\.(inflightOAuth|inflightOAuthDeadline|oauthPKCE|oauthState)$/;

/**
 * Moves Amplify's state of this sign-in from the device to the tab. On the device it would delay every page of all tabs for minutes when
 * the player turns back at the provider, and two tabs would overwrite each other's state.
 */
export function packTrip({ tab, device }: TripStorages, trip: ProviderTrip): void {
  const kept = keysOf(device).filter((key) => luggage.test(key));
  tab.setItem(tripKey, JSON.stringify(trip));
  tab.setItem(luggageKey, JSON.stringify(kept.map((key) => [key, device.getItem(key)])));
  for (const key of kept) device.removeItem(key);
}

/** Restores Amplify's state once, before Amplify reads it. */
export function unpackTrip({ tab, device }: TripStorages): void {
  const packed = read(tab, luggageKey);
  tab.removeItem(luggageKey);
  if (!Array.isArray(packed)) return;
  for (const [key, value] of packed as [unknown, unknown][])
    if (typeof key === 'string' && luggage.test(key) && typeof value === 'string') device.setItem(key, value);
}

/** Whether Amplify is still processing the restored state. */
export function isUnderWay(device: TripStorage): boolean {
  return keysOf(device).some((key) => luggage.test(key) && key.endsWith('.inflightOAuth'));
}

/** The trip from which this tab returns, once; null for any other page. */
export function takeTrip({ tab }: Pick<TripStorages, 'tab'>): ProviderTrip | null {
  const { provider, next, isRepeat } = (read(tab, tripKey) ?? {}) as Partial<ProviderTrip>;
  tab.removeItem(tripKey);
  return provider && typeof next === 'string' ? { provider, next, isRepeat: isRepeat === true } : null;
}

function keysOf(storage: TripStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}

function read(tab: TripStorage, key: string): unknown {
  try {
    return JSON.parse(tab.getItem(key) ?? 'null');
  } catch {
    return null; // not written by this module
  }
}
