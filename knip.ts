import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'bin/{run.mjs,local.ts,demo-history.ts,deploy.ts,par.ts,check-changed.ts,check-frame.ts,rehearse.ts,check-unity-build.ts}',
    'lambdas/**/handler.ts',
    // Reached by path: two run in CloudFront, two go into every bundle, one into every worker.
    'lib/constructs/{site-path,text-charset}.js',
    'lib/endpoint-cache.ts',
    'lib/role-credentials.ts',
    'lib/local/lambda/runtime.ts',
    // AppSync runs these: fields, and the steps of pipelines.
    'graphql/resolvers/*.ts',
    'graphql/functions/{find,create,write,remove}-product.ts',
    'graphql/functions/{admit-admin,read-rows,find-next-row,fetch-found,mark-removal}.ts',
    'web/src/{main,prerender}.tsx',
    // Found by its name.
    'web/src/features/games/*/*-table.tsx',
    'web/frame-games/*/main.ts',
    'web/unity-builds/harbour-wheel/game/{loader,framework}.ts',
    'web/public/*.js',
    // Written into the service worker as text.
    'web/offline/*.{js,css}',
    '{lib,lambdas,web,test}/**/*.test.{ts,tsx}',
    'test/{run,totals-reporter}.ts',
    'test/bench/{run,slots-worker,live-spin-thread,mutants/first-failure}.ts',
    'test/simulation/{main,world-process}.ts',
    'test/api/casino-process.ts',
    'test/local/{dynamodb,streams}-writer.ts',
  ],
  project: ['{bin,lib,lambdas,graphql,web,test}/**/*.{ts,tsx,mjs,js,css}'],
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
  vite: {
    config: ['web/vite.config.ts', 'web/frame-games/vite.config.ts', 'web/unity-frame/vite.config.ts'],
  },
  // Debian's, as Chromium is: one installs it, the other makes a certificate for the bench.
  ignoreBinaries: ['apt-get', 'openssl'],
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
