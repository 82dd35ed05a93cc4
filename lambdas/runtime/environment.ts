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
 * A variable that holds a number.
 *
 * @param atLeast  the smallest that makes sense: a rate of 0 would let nobody in, for ever
 * @throws Error when it is missing, empty, no number or a smaller one
 */
export function numericSetting(name: string, { atLeast }: { atLeast: number }): number {
  const text = setting(name);
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < atLeast)
    throw new Error(`The environment's ${name} is not a number from ${atLeast}`);
  return value;
}

/** The address of a service that is not the cloud's own, as the SDK's clients read it; undefined for the cloud's. */
export function serviceUrl(service: string): string | undefined {
  return process.env[`AWS_ENDPOINT_URL_${service}`];
}

/** Name of the running function; undefined outside Lambda, as in tests. */
export function functionName(): string | undefined {
  return process.env['AWS_LAMBDA_FUNCTION_NAME'];
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
export function apiSettings<Log>(log: Log): { siteOrigin: string; log: Log } {
  return { siteOrigin: setting('SITE_ORIGIN'), log };
}
