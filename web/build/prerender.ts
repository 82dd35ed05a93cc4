import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PrerenderedPage } from '../src/prerender';
import { fillTemplate, writeHead, writeHydration } from './page-html';
import { fontLinks, moduleLinks } from './page-links';

/** The route that prerendered pages belong to; its code is asked for together with the page. */
const pageModule = '/src/app/routes/home.tsx';

/**
 * Writes the pages that exist as HTML, what each was rendered from as `_payload.json` beside it, and `shell.html`, which
 * stands for every other path.
 *
 * @param siteOrigin  the site's address, for canonical links; empty to keep them relative
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

        emit('shell.html', fillTemplate(template, { head: fontLinks(bundle), links: [], markup: '' }));
        for (const { path, head, markup, hydration, payload } of await renderPages(config)) {
          const parts = {
            head: [...fontLinks(bundle), ...writeHead(head, siteOrigin), writeHydration(hydration)],
            links: moduleLinks(bundle, pageModule),
            markup,
          };
          emit(join(path, 'index.html').slice(1), fillTemplate(template, parts));
          emit(join(path, '_payload.json').slice(1), JSON.stringify(payload));
        }
      },
    },
  };
}

/** Vite's own page, out of the bundle: the pages made of it take its place. */
function takeTemplate(bundle: Rolldown.OutputBundle): string {
  const html = bundle['index.html'];
  if (html?.type !== 'asset') throw new Error('The build has no index.html to make pages of.');
  delete bundle['index.html'];
  return String(html.source);
}

/** Builds the application a second time, for Node, and lets it render its pages in a process of its own. */
async function renderPages(config: ResolvedConfig): Promise<PrerenderedPage[]> {
  // A folder of its own, below the project for the sake of its packages, so that builds can run side by side.
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
    });
    return JSON.parse(output) as PrerenderedPage[];
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
