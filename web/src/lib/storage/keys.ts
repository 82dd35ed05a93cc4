/**
 * Every key under which `stored.ts` keeps a value on the device. `public/before-paint.js` reads `theme`, too. A changed name forgets what
 * players have stored.
 */
export type DeviceKey = `jade-harbour.${DeviceName | `views.${string}`}`;

type DeviceName =
  | 'celebrated'
  | 'device'
  | 'favorites'
  | 'friend'
  | 'last-sign-in'
  | 'list-shortcuts'
  | 'lists-of'
  | 'play-memory'
  | 'played'
  | 'played-of'
  | 'sound'
  | 'theme'
  | 'unsent-changes'
  | 'welcome-later'
  | 'welcome-limits'
  | 'wish-list';

/** Every key under which it keeps a value in the tab. */
export type TabKey = `jade-harbour.${TabName | `${'draft' | 'press' | 'unshown'}.${string}`}`;

type TabName = 'provider-trip' | 'provider-trip.luggage' | 'reloaded' | 'visit';

/** Every key under which games keep a value in `play-memory`. */
export type PlayKey =
  | `jade-harbour.${'opened' | 'rubbed'}.${string}`
  | `last-${'chip' | 'limit' | 'numbers' | 'stake'}.${string}`;
