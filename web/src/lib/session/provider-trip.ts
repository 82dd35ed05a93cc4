import type { TabKey } from '../storage/keys';
import { keepInTab, readInTab } from '../storage/stored';

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

/** The used part of the device's storage, in which Amplify keeps its state. */
export interface AmplifyStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

const tripKey = 'jade-harbour.provider-trip';
const luggageKey = 'jade-harbour.provider-trip.luggage';

/** Amplify's storage keys of a sign-in under way. */
const luggage =
  /^CognitoIdentityServiceProvider\.[^.]+\.(inflightOAuth|inflightOAuthDeadline|oauthPKCE|oauthState)$/;

/**
 * Moves Amplify's state of this sign-in from the device to the tab. On the device it would delay every page of all tabs for minutes when
 * the player turns back at the provider, and two tabs would overwrite each other's state. Where the tab has no room, the state stays.
 */
export function packTrip(device: AmplifyStorage, trip: ProviderTrip): void {
  const kept = keysOf(device).filter((key) => luggage.test(key));
  keepInTab(tripKey, JSON.stringify(trip));
  const isPacked = keepInTab(luggageKey, JSON.stringify(kept.map((key) => [key, device.getItem(key)])));
  if (isPacked) for (const key of kept) device.removeItem(key);
}

/** Restores Amplify's state once, before Amplify reads it. */
export function unpackTrip(device: AmplifyStorage): void {
  const packed = read(luggageKey);
  keepInTab(luggageKey, null);
  if (!Array.isArray(packed)) return;
  for (const [key, value] of packed as [unknown, unknown][])
    if (typeof key === 'string' && luggage.test(key) && typeof value === 'string') device.setItem(key, value);
}

/** Whether Amplify is still processing the restored state. */
export function isUnderWay(device: AmplifyStorage): boolean {
  return keysOf(device).some((key) => luggage.test(key) && key.endsWith('.inflightOAuth'));
}

/** The trip from which this tab returns, once; null for any other page. */
export function takeTrip(): ProviderTrip | null {
  const { provider, next, isRepeat } = (read(tripKey) ?? {}) as Partial<ProviderTrip>;
  keepInTab(tripKey, null);
  return provider && typeof next === 'string' ? { provider, next, isRepeat: isRepeat === true } : null;
}

function keysOf(storage: AmplifyStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}

function read(key: TabKey): unknown {
  try {
    return JSON.parse(readInTab(key) ?? 'null');
  } catch {
    return null; // not written by this module
  }
}
