import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Serve } from '../../http/loopback-server';
import { projectRoot } from '../synthesis/synthesize';
import { amplifyEndpoints } from './amplify-endpoints';

/**
 * Serves the sources of the site through Vite, with hot reload.
 *
 * @param server  receives Vite's hot-reload connections
 */
export async function openViteSite(server: Server): Promise<{ serve: Serve; close: () => Promise<void> }> {
  const vite = await createServer({
    root: join(projectRoot, 'web'),
    mode: 'offline',
    configLoader: 'runner',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
    plugins: [amplifyEndpoints()],
    optimizeDeps: { rolldownOptions: { plugins: [amplifyEndpoints()] } },
  });
  return { serve: vite.middlewares, close: () => vite.close() };
}
