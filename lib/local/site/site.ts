import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Serve } from '../http/loopback-server';
import { createPages, type PageSources } from '../pages/pages';
import { projectRoot } from '../template/synthesize';

export interface SiteSettings extends PageSources {
  /** The server that Vite's hot-reload connections arrive at. */
  readonly server: Server;
  /** What `/config.json` answers. */
  readonly config: unknown;
}

/** Serves the site through Vite, `/config.json` as a deployment publishes it, and the host's own pages. */
export async function openSite({
  server,
  config,
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
        vite.middlewares(request, response);
      }
    },
  };
}
