/**
 * Reads an environment variable. Only this file reads the environment, and every function reads its settings at startup.
 *
 * @throws Error when the template does not set it
 */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment variable ${name} is missing`);
  return value;
}

/**
 * Reads a numeric environment variable.
 *
 * @param atLeast  smallest valid value: a rate of 0 would refuse every request
 * @throws Error when it is missing, empty, not a number or too small
 */
export function numericSetting(name: string, { atLeast }: { atLeast: number }): number {
  const text = setting(name);
  const value = Number(text);
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
