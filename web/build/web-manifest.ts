import type { Plugin } from 'vite';
import { brand, logo } from '#domain/operator/brand';
import { paths } from '../src/lib/paths';

const path = '/manifest.webmanifest';

/** Of the dark theme, as in `tokens.css`: the page behind the mark while the site starts. */
const background = '#070b1c';

/** Of the dark theme, as in `tokens.css` and `index.html`: the header, and the browser's own bar with it. */
const surface = '#0f1836';

/** Generated from `public/favicon.svg`; a mask cuts off the outer tenth, so the maskable icon has a smaller mark and no round border. */
const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: logo, sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** The web app manifest, which makes the site installable: https://www.w3.org/TR/appmanifest/ */
export function webManifest() {
  return {
    id: paths.home,
    name: brand.name,
    short_name: brand.name,
    description: brand.promise,
    lang: 'en',
    dir: 'ltr',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    theme_color: surface,
    background_color: background,
    categories: ['games', 'entertainment'],
    icons,
    shortcuts: [
      { name: 'Prize store', url: paths.store },
      { name: 'Quests', url: paths.quests },
      { name: 'My account', url: paths.account },
      { name: 'Responsible play', url: paths.staticPage('ResponsibleGaming') },
    ],
  };
}

/** Serves the manifest with the site, under the current brand name. */
export function webManifestFile(): Plugin {
  const write = () => JSON.stringify(webManifest(), null, 2);
  return {
    name: 'jade-harbour:web-manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use(path, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(write());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: write() });
    },
  };
}
