import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { brand } from '#domain/operator/brand';
import { buildManifest } from './build/build-manifest';
import { chunkModules } from './build/chunk-modules';
import { compiledDocuments } from './build/compiled-documents';
import { contentModules } from './build/content/content-modules';
import { firstLoadChunks } from './build/first-load';
import { catalogModule } from './build/game-catalog-module';
import { gamePagesModule } from './build/game-pages-module';
import { minifiedScripts } from './build/minified-scripts';
import { offlineWorker } from './build/offline-worker';
import { openApi } from './build/openapi';
import { filesAlongWith } from './build/preloads';
import { prerender } from './build/prerender';
import { separatePages } from './build/separate-pages-plugin';
import { treeShakableRouter } from './build/tree-shakable-router';
import { webManifestFile } from './build/web-manifest';
import { withoutModels } from './build/without-models';
import { serveUnityBuilds } from './unity-builds/plugin';

const source = (path: string) => join(import.meta.dirname, 'src', path);

const firstLoad = {
  entry: source('main.ts'),
  application: source('start.tsx'),
  page: source('app/routes/home.tsx'),
  playerArea: source('app/layouts/player-area.tsx'),
  visitorModules: [
    'app/after-load.ts',
    'app/layouts/bottom-bar.tsx',
    'app/layouts/footer.tsx',
    'app/routes/blog-post.tsx',
    'app/routes/login.tsx',
    'app/routes/static-page.tsx',
    'app/routes/static-support.tsx',
    'features/home/about.tsx',
    'features/home/category-banner.tsx',
    'features/home/game-odds.tsx',
    'features/home/hero.tsx',
    'lib/api/public-ops.ts',
  ].map(source),
};

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production');

// Whoever builds for a stage names its address (bin/build-site.ts); without one canonical links stay relative.
const siteOrigin = process.env['SITE_ORIGIN'] ?? '';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/vite',
  define: { 'import.meta.env.VITE_BRAND': JSON.stringify(brand.name) },
  plugins: [
    react(),
    tailwindcss(),
    catalogModule(),
    gamePagesModule(),
    contentModules(),
    withoutModels(),
    compiledDocuments(),
    treeShakableRouter(),
    openApi(),
    webManifestFile(),
    offlineWorker(),
    minifiedScripts(),
    serveUnityBuilds(),
    separatePages(),
    prerender({ siteOrigin }),
    buildManifest({ siteOrigin }),
    chunkModules(process.env['CHUNK_MODULES']),
  ],
  resolve: {
    // Amplify brings an older one of its own, of which it wants no more than what both have: texts read, written, and errors.
    dedupe: ['graphql'],
    // By default, RxJS is the older of its two builds, which emulates classes.
    conditions: ['es2015', ...defaultClientConditions],
    // The package itself offers what developers are to see, whatever is built: its warnings stay out of what is shipped. Home is 114.6 kB
    // of 115 with this and 116.5 without (`npm run bench -- home`).
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: join(router, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
          ]
        : [],
  },
  // The separate pages are bundled by themselves; what only they import would end the search for what the site needs.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // Everything stays a file: data addresses would need holes in the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesAlongWith },
    rolldownOptions: {
      output: { codeSplitting: { groups: firstLoadChunks(firstLoad) } },
    },
  },
}));
