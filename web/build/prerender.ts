import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Rendered } from '../src/prerender';
import { crawlerFiles } from './crawler-files';
import { fillTemplate, writeHead, writeHydration, writeLater } from './page-html';
import { fontLinks, moduleLinks } from './page-links';

const application = '/src/start.tsx';

/**
 * Modules that nearly every page starting from the shell needs first: its routes, and whether a player is signed in, from the settings of
 * the site. The router finds the code of the page itself.
 */
const playerModules = [
  '/src/app/player-routes.ts',
  '/src/lib/session/amplify-session.ts',
  '/src/lib/api/amplify-rest.ts',
];
/** Strangers see the sign-in instead of the outline of a player page: its styles come with the page, and its code when they are redirected. */
const signIn = '/src/features/sign-in/sign-in.tsx';
const settingsLink = '<link rel="preload" as="fetch" href="/config.json" crossorigin>';

/**
 * Prerenders the pages as HTML, each with its data in `_payload.json`; the outlines of players' pages; `shell.html` for every other page;
 * and `not-found.html` for unknown paths.
 *
 * @param siteOrigin  the site's origin, for canonical links; empty to keep them relative
 */
export function prerender({ siteOrigin }: { siteOrigin: string }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'jade-harbour:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = takeTemplate(bundle);
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });

        const { styles, code } = moduleLinks(bundle, [application, ...playerModules]);
        const shell = { head: [...fontLinks(bundle), settingsLink], links: [...styles, ...code] };
        emit('shell.html', fillTemplate(template, { ...shell, markup: '' }));
        const unknown = moduleLinks(bundle, [application]);
        const links = [...unknown.styles, ...unknown.code];
        emit('not-found.html', fillTemplate(template, { head: shell.head, links, markup: '' }));
        const { pages, outlines } = await render(config);
        // Paths are case-insensitive; files are in lower case, as the path function requests them.
        const folderOf = (path: string) => path.toLowerCase().slice(1);
        for (const { path, head, modules, markup } of outlines) {
          const needed = [application, ...modules, ...playerModules];
          const { code } = moduleLinks(bundle, needed);
          const { styles } = moduleLinks(bundle, [...needed, signIn]);
          const parts = {
            head: [...writeHead(head, siteOrigin), settingsLink],
            links: [...styles, writeLater(code)],
            markup,
          };
          emit(join(folderOf(path), 'index.html'), fillTemplate(template, parts));
        }
        for (const { path, head, modules, markup, hydration, payload } of pages) {
          const needed = moduleLinks(bundle, [application, ...modules]);
          // The text needs no code, and the fonts are discovered through the styles: those load first, without competition.
          const parts = {
            head: [...writeHead(head, siteOrigin), writeHydration(hydration)],
            links: [...needed.styles, writeLater(needed.code)],
            markup,
          };
          emit(join(folderOf(path), 'index.html'), fillTemplate(template, parts));
          emit(join(folderOf(path), '_payload.json'), JSON.stringify(payload));
        }
        for (const { fileName, source } of crawlerFiles(pages, siteOrigin)) emit(fileName, source);
      },
    },
  };
}

/** Removes Vite's own page from the bundle; the prerendered pages replace it. */
function takeTemplate(bundle: Rolldown.OutputBundle): string {
  const html = bundle['index.html'];
  if (html?.type !== 'asset') throw new Error('The build has no index.html, the template of its pages.');
  delete bundle['index.html'];
  return String(html.source);
}

/** Builds the application a second time, for Node, and renders its pages in a separate process. */
async function render(config: ResolvedConfig): Promise<Rendered> {
  // A separate folder inside the project, which keeps its packages resolvable, so that builds can run in parallel.
  const outDir = join(config.cacheDir, `prerender-${process.pid}`);
  await build({
    configFile: config.configFile ?? false,
    configLoader: 'runner',
    mode: config.mode,
    logLevel: 'warn',
    build: { ssr: join(config.root, 'src/prerender.tsx'), outDir, emptyOutDir: true, copyPublicDir: false },
  });
  try {
    const output = execFileSync(process.execPath, [join(outDir, 'prerender.js')], {
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
      // All pages and their data arrive in one message.
      maxBuffer: 256 * 1024 * 1024,
    });
    return JSON.parse(output) as Rendered;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
