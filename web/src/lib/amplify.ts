import { Amplify } from 'aws-amplify';
import { loadConfig } from './config';

/**
 * Makes Amplify ready. Only modules that are loaded lazily may import this one: nothing of Amplify belongs into the
 * first load of a public page.
 */
export async function configureAmplify(): Promise<void> {
  const { amplify } = await loadConfig();
  if (configuredWith === amplify) return;
  Amplify.configure(amplify);
  configuredWith = amplify;
}

let configuredWith: object | undefined;
