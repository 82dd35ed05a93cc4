import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../template/synthesize';
import { amplifyEndpoints } from './amplify-endpoints';

/**
 * Builds the site as for a deployment, but for Amplify's way to the services. A process of its own, since React's and Vite's
 * production depends on what `NODE_ENV` says from the start.
 */
const [, , outDir] = process.argv;
if (outDir === undefined) throw new Error('Which folder is the site to be built into?');
await build({
  root: join(projectRoot, 'web'),
  configLoader: 'runner',
  mode: 'production',
  logLevel: 'warn',
  plugins: [amplifyEndpoints()],
  build: { outDir },
});
