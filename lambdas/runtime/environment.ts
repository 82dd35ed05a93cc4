import { numericSettings, type NumericSetting, type TextSetting } from '../../lib/function-settings';

/** Variables that Lambda itself sets for every function. */
type LambdaVariable = 'AWS_ACCESS_KEY_ID' | 'AWS_REGION' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN';

/**
 * Reads an environment variable. Only this file reads the environment, and every function reads its settings at startup.
 *
 * @throws Error when the template does not set it
 */
export function setting(name: NumericSetting | TextSetting | LambdaVariable): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment variable ${name} is missing`);
  return value;
}

/**
 * Reads a numeric environment variable.
 *
 * @throws Error when it is missing, empty, not a number or below its smallest valid value
 */
export function numericSetting(name: NumericSetting): number {
  const text = setting(name);
  const value = Number(text);
  const atLeast = numericSettings[name];
  if (text.trim() === '' || !Number.isFinite(value) || value < atLeast)
    throw new Error(`The environment variable ${name} must be a number of at least ${atLeast}`);
  return value;
}

/** Returns the endpoint override of an AWS service, as SDK clients read it; undefined for the regular endpoint. */
export function serviceUrl(service: string): string | undefined {
  return process.env[`AWS_ENDPOINT_URL_${service}`];
}

/** Name of the running function; undefined outside Lambda, as in tests. */
export function functionName(): string | undefined {
  return process.env['AWS_LAMBDA_FUNCTION_NAME'];
}

/** Returns the credentials of the function's role, which Lambda renews before they expire. */
export async function roleCredentials() {
  return {
    accessKeyId: setting('AWS_ACCESS_KEY_ID'),
    secretAccessKey: setting('AWS_SECRET_ACCESS_KEY'),
    sessionToken: setting('AWS_SESSION_TOKEN'),
  };
}

/** Settings of every API. */
export function apiSettings<Log>(log: Log): { siteOrigin: string; log: Log } {
  return { siteOrigin: setting('SITE_ORIGIN'), log };
}
