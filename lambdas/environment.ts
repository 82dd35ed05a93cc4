import type { ApiSettings } from '#http/api';
import type { Log } from '#http/log';

/**
 * A variable of the function's environment. This file alone reads it, and every function reads what it needs as it starts.
 *
 * @throws Error when the template does not set it
 */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment has no ${name}`);
  return value;
}

/**
 * A variable that holds a number from 0.
 *
 * @throws Error when it is missing or no such number
 */
export function numericSetting(name: string): number {
  const value = Number(setting(name));
  if (!Number.isFinite(value) || value < 0)
    throw new Error(`The environment's ${name} is not a number from 0`);
  return value;
}

/** Credentials of the function's role, which Lambda replaces before they run out. */
export async function roleCredentials() {
  return {
    accessKeyId: setting('AWS_ACCESS_KEY_ID'),
    secretAccessKey: setting('AWS_SECRET_ACCESS_KEY'),
    sessionToken: setting('AWS_SESSION_TOKEN'),
  };
}

/** What every API needs to know of its stage. */
export function apiSettings(log: Log): ApiSettings {
  return { siteOrigin: setting('SITE_ORIGIN'), log };
}
