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
 * Adds separately built pages to the site's build. The development server builds them on demand, too: a frame with an opaque origin cannot
 * load Vite's modules.
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
  const builtPages = new Map<string, PageFiles>();
  const building = new Map<string, Promise<PageFiles>>();

  return (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0]?.slice(1) ?? '';
    const page = listSeparatePages(root).find(({ at }) => path.startsWith(`${at}/`));
    // The site itself imports the protocol from among the games, so only documents are answered with 404.
    if (!page && /^frame-games\/.*\.html$/.test(path)) return void response.writeHead(404).end();
    // Unity builds are served there as they are.
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
    const files = builtPages.get(at);
    if (files && !isOpened) return Promise.resolve(files);
    const running = building.get(at);
    if (running) return running;
    const rebuild = buildSeparatePage(page, mode).then((built) => {
      // A page that was opened before a rebuild may still request its old files.
      const all = new Map([...(builtPages.get(at) ?? []), ...built]);
      builtPages.set(at, all);
      return all;
    });
    building.set(at, rebuild);
    return rebuild.finally(() => building.delete(at));
  }
}
