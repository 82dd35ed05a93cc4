import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Serve } from '../http/loopback-server';
import { createPages, type PageSources } from '../pages/pages';
import { projectRoot } from '../template/synthesize';
import { amplifyEndpoints } from './amplify-endpoints';
import type { ServeBucketFiles } from './bucket-files';

export interface SiteSettings extends PageSources {
  /** The server that Vite's hot-reload connections arrive at. */
  readonly server: Server;
  /** What `/config.json` answers. */
  readonly config: unknown;
  /** Files that the site's distribution takes from a bucket. */
  readonly serveBucketFiles: ServeBucketFiles;
}

/**
 * Serves the site through Vite, `/config.json` as a deployment publishes it, files of buckets that the distribution serves,
 * and the host's own pages.
 */
export async function openSite({
  server,
  config,
  serveBucketFiles,
  ...sources
}: SiteSettings): Promise<{ serve: Serve; close: () => Promise<void> }> {
  const pages = createPages(sources);
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
  return {
    close: () => vite.close(),
    serve(request, response) {
      const address = `http://localhost${request.url}`;
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (url?.pathname === '/config.json' && config !== undefined) {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
        response.end(JSON.stringify(config));
      } else if (url && /^\/_local(\/|$)/.test(url.pathname)) {
        pages(url, response).catch((error: unknown) => response.destroy(error as Error));
      } else {
        serveBucketFiles(request, response)
          .then((isServed) => isServed || vite.middlewares(request, response))
          .catch((error: unknown) => response.destroy(error as Error));
      }
    },
  };
}
