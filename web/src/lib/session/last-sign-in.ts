import { longInstantLabel } from '#web/lib/format/dates';
import { keep, readKept } from '../storage/stored';

/** Sign-in method. */
const signInKinds = ['password', 'google', 'facebook', 'apple'] as const;
export type SignInKind = (typeof signInKinds)[number];

/** The last sign-in on this device: time and method, without the identity, as the next person here may be another. */
export interface LastSignIn {
  /** An ISO 8601 instant. */
  readonly at: string;
  readonly kind: SignInKind;
}

const key = 'jade-harbour.last-sign-in';

/** @returns null when there was none, or where storage is forbidden */
export function lastSignIn(): LastSignIn | null {
  return readLastSignIn(readKept(key));
}

export function rememberSignIn(kind: SignInKind, now: Date): void {
  // Where storage is forbidden or full, nothing is shown next time.
  keep(key, JSON.stringify({ at: now.toISOString(), kind }));
}

/** Parses the stored value; null for anything invalid. */
export function readLastSignIn(stored: string | null): LastSignIn | null {
  if (stored === null) return null;
  try {
    const { at, kind } = (JSON.parse(stored) ?? {}) as { at?: unknown; kind?: unknown };
    const known = signInKinds.find((each) => each === kind);
    return known && typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { at, kind: known } : null;
  } catch {
    return null;
  }
}

const names: Record<SignInKind, string> = {
  password: 'your password',
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

/** Method and time in the device's own time zone, such as `with Google, November 21, 2026 at 7:40 PM`. */
export function lastSignInLabel({ at, kind }: LastSignIn, timeZone?: string): string {
  return `with ${names[kind]}, ${longInstantLabel(at, { locale: 'en-US', timeZone })}`;
}
