import { Amplify } from 'aws-amplify';
import { loadConfig } from './config';
import { isSamePath, paths } from './paths';
import { type Shelf, unpackTrip } from './provider-trip';

/**
 * Makes Amplify ready. Only modules that are loaded lazily may import this one: nothing of Amplify belongs into the
 * first load of a public page.
 */
export async function configureAmplify(): Promise<void> {
  const { amplify } = await loadConfig();
  if (configuredWith === amplify) return;
  // Whoever configures first on the page that providers send people back to: Amplify looks at once for what it left.
  const { location, sessionStorage: tab, localStorage: device } = globalThis as unknown as Surroundings;
  if (location && isSamePath(location.pathname, paths.loginReturn)) unpackTrip({ tab, device });
  Amplify.configure(amplify);
  configuredWith = amplify;
}

let configuredWith: object | undefined;

/** Tests configure Amplify where there is no page. */
interface Surroundings {
  readonly location?: { readonly pathname: string };
  readonly sessionStorage: Shelf;
  readonly localStorage: Shelf;
}
