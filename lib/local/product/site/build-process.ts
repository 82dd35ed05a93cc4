import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../synthesis/synthesize';
import { amplifyEndpoints } from './amplify-endpoints';

/**
 * Builds the site as for a deployment, except for Amplify's addresses of the services. It runs in a process of its
 * own, because React and Vite read `NODE_ENV` when they load.
 */
const [, , outDir] = process.argv;
if (outDir === undefined) throw new Error('Name the folder to build the site into.');
await build({
  root: join(projectRoot, 'web'),
  configLoader: 'runner',
  mode: 'production',
  logLevel: 'warn',
  plugins: [amplifyEndpoints()],
  build: { outDir },
});
