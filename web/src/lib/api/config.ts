import type { ResourcesConfig } from 'aws-amplify';
import { paths } from '../paths';

export type SiteAccess = 'public-pages' | 'members-only';

/** Who may play demos of games. */
export type DemoAudience = 'signed-in' | 'public';

/** The settings of a deployment in `/config.json`. */
export interface SiteConfig {
  stage: string;
  access: SiteAccess;
  demos: DemoAudience;
  /** URL to which upload forms are posted. */
  filesUrl: string;
  amplify: ResourcesConfig;
}

let loaded: Promise<SiteConfig> | undefined;

/**
 * The deployment's settings, fetched once for the life of the page.
 *
 * @throws Error if the file cannot be loaded or is invalid, a `NetworkError` if there was no response; the next call tries again
 */
export function loadConfig(): Promise<SiteConfig> {
  loaded ??= fetchConfig().catch((failure: unknown) => {
    loaded = undefined;
    throw failure;
  });
  return loaded;
}

/** Retried status codes, as in `ofetch`, which loads the other files of the site and is too large for the first load. */
const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

async function fetchConfig(): Promise<SiteConfig> {
  let response = await request();
  if (!response || retriedStatuses.includes(response.status)) response = await request();
  if (!response) throw Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' });
  if (!response.ok) throw new Error('The site settings could not be loaded. Try again in a moment.');
  return readConfig(await response.json());
}

/** @returns null when there was no response */
function request(): Promise<Response | null> {
  return fetch(paths.config, { cache: 'no-cache' }).catch(() => null);
}

/**
 * Validates the content of `/config.json`. Amplify validates its own part on configuration.
 *
 * @throws Error naming the missing or unknown setting
 */
export function readConfig(written: unknown): SiteConfig {
  const { stage, access, demos = 'signed-in', filesUrl, amplify } = (written ?? {}) as Partial<SiteConfig>;
  if (typeof stage !== 'string') throw new Error('config.json lacks "stage".');
  if (access !== 'public-pages' && access !== 'members-only')
    throw new Error('config.json has an unknown "access".');
  if (demos !== 'signed-in' && demos !== 'public') throw new Error('config.json has an unknown "demos".');
  if (typeof filesUrl !== 'string') throw new Error('config.json lacks "filesUrl".');
  if (typeof amplify !== 'object' || amplify === null) throw new Error('config.json lacks "amplify".');
  return { stage, access, demos, filesUrl, amplify };
}
