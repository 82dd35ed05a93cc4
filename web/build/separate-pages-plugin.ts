import { extname } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { buildSeparatePage, listSeparatePages, type PageFiles, type SeparatePage } from './separate-pages';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Adds the pages that are built apart to the site's build. While the site is served from its sources they are built, too,
 * whenever one is opened: a frame without an origin cannot load what Vite serves.
 */
export function separatePages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'jade-harbour:separate-pages',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      for (const page of listSeparatePages(config.root))
        for (const [fileName, source] of await buildSeparatePage(page, config.mode))
          this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use(serveBuilt(config));
    },
  };
}

function serveBuilt({ root, mode }: ResolvedConfig): Connect.NextHandleFunction {
  const known = new Map<string, PageFiles>();
  const building = new Map<string, Promise<PageFiles>>();

  return (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0]?.slice(1) ?? '';
    const page = listSeparatePages(root).find(({ at }) => path.startsWith(`${at}/`));
    // The site's own code imports the protocol, which lies among the games; a document is there or missing.
    if (!page && /^frame-games\/.*\.html$/.test(path)) return void response.writeHead(404).end();
    // Unity's builds lie there as they were made, and are served so.
    if (!page || path.startsWith(`${page.at}/builds/`)) return next();
    filesOf(page, path === `${page.at}/index.html`).then((files) => {
      const source = files.get(path);
      if (source === undefined) return void response.writeHead(404).end();
      response.writeHead(200, {
        'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
        'Cache-Control': 'no-cache',
      });
      response.end(source);
    }, next);
  };

  function filesOf(page: SeparatePage, isOpened: boolean): Promise<PageFiles> {
    const { at } = page;
    const files = known.get(at);
    if (files && !isOpened) return Promise.resolve(files);
    const begun = building.get(at);
    if (begun) return begun;
    const fresh = buildSeparatePage(page, mode).then((built) => {
      // A page that was opened before may still ask for what it was made of.
      const all = new Map([...(known.get(at) ?? []), ...built]);
      known.set(at, all);
      return all;
    });
    building.set(at, fresh);
    return fresh.finally(() => building.delete(at));
  }
}
