import appSync from '@aws-appsync/eslint-plugin';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { onlyBuiltIns } from './lib/local/appsync/code/only-built-ins.js';

const domainOrder = [
  ...[
    'money',
    'player',
    'wallet',
    'play-limits',
    'fairness',
    'games',
    'coins',
    'quests',
    'referrals',
    'rewards',
    'affiliates',
    'support',
    'approvals',
    'notices',
    'audit',
  ],
  'ledger',
];

/** Each room of the domain may look only at the rooms before it. */
const domainZones = domainOrder.slice(0, -1).map((room, index) => ({
  target: `./lib/domain/${room}`,
  from: domainOrder.slice(index + 1).map((later) => `./lib/domain/${later}`),
  message: `lib/domain goes ${domainOrder.join(' → ')}; ${room} may not look ahead.`,
}));

const features = [
  'home',
  'sign-in',
  'onboarding',
  'identity-check',
  'identity-review',
  'support',
  'account',
  'games',
  'wallet',
  'coins',
  'quests',
  'referrals',
  'affiliates',
  'notices',
  'fairness',
  'store',
  'checkout',
  'orders',
  'dashboard',
  'draws',
  'admin-draws',
  'admin-orders',
  'gift-codes',
  'approvals',
  'admin-players',
  'audit',
  'metrics',
  'reading',
  'evening',
  'workshop',
];

/** A feature never reaches into another: routes in web/src/app compose them. */
const featureZones = features.map((feature) => ({
  target: `./web/src/features/${feature}`,
  from: './web/src/features',
  except: [`./${feature}`],
  message: 'Features do not import each other; compose them in web/src/app.',
}));

const builtApart =
  'The development server answers the addresses of a document that is built apart with its build: share web/frame-games/protocol.';

const zones = [
  {
    target: './lib/domain',
    from: './',
    except: ['./lib/domain', './node_modules'],
    message: 'The domain is pure: it imports nothing but itself.',
  },
  ...domainZones,
  {
    target: './lib/contracts',
    from: './',
    except: ['./lib/contracts', './lib/domain', './content', './node_modules'],
    message: 'Contracts are shared by the API and the site: they know the domain alone.',
  },
  {
    target: './lambdas',
    from: [
      './lib/local',
      './lib/constructs',
      './lib/casino-stack.ts',
      './lib/stage.ts',
      './web',
      './bin',
      './test',
    ],
    message: 'Lambdas know the domain and each other, never where they run.',
  },
  {
    target: './lambdas/stores',
    from: [
      './lambdas/play-fab-ops',
      './lambdas/triggers',
      './lambdas/streams',
      './lambdas/schedules',
      './lambdas/reservations',
      './lambdas/orders',
      './lambdas/gift-codes',
      './lambdas/wallet',
      './lambdas/referrals',
      './lambdas/http',
    ],
    message: 'Stores serve use cases and know nothing of them.',
  },
  {
    target: [
      './lib/constructs',
      './lib/casino-stack.ts',
      './lib/stage.ts',
      './bin/deploy.ts',
      './bin/casino-app.ts',
      './lib/rehearsal',
    ],
    from: ['./lambdas', './lib/domain', './lib/local', './web'],
    message: 'The stack reaches code by path only; errors of the gateway are those of contracts.',
  },
  {
    target: './graphql',
    from: './',
    except: ['./graphql', './node_modules'],
    message: 'Resolvers run where nothing else does: they import each other and @aws-appsync/utils.',
  },
  {
    target: './lib/local',
    from: [
      './graphql',
      './lambdas',
      './lib/contracts',
      './lib/domain',
      './lib/constructs',
      './lib/casino-stack.ts',
      './web/src',
    ],
    message: 'The offline host knows services, not features: it reads the template and its assets.',
  },
  {
    target: ['./lib/constructs', './lambdas', './web', './lib/domain'],
    from: './lib/local',
    message: 'Only bin/local.ts and tests may use the offline host.',
  },
  {
    target: './web/src',
    from: ['./lambdas', './lib/constructs', './lib/stage.ts', './bin', './test'],
    message: 'The site talks to the API, never to its code.',
  },
  {
    target: './web/src',
    from: './web/frame-games',
    except: ['./protocol', './felt', './cards'],
    message: builtApart,
  },
  { target: './web/src', from: './web/unity-frame', message: builtApart },
  {
    target: ['./web/src/components', './web/src/lib', './web/src/styles'],
    from: ['./web/src/features', './web/src/app'],
    message: 'Shared web code does not know features.',
  },
  {
    target: './web/src/features',
    from: './web/src/app',
    message: 'Features are composed by app, not the other way round.',
  },
  {
    target: ['./web/frame-games', './web/unity-frame', './web/unity-builds/*/game'],
    from: ['./web/src/features', './web/src/app', './lambdas', './lib/constructs', './test'],
    message: 'A game in a document of its own talks to the page by messages alone.',
  },
  ...featureZones,
];

const awsSdk = { group: ['@aws-sdk/*'], message: 'Only lambdas/stores talks to AWS.' };
const bundledZod =
  "ImportDeclaration[source.value='zod'] > :matches(ImportSpecifier, ImportDefaultSpecifier)";
const noWholeZod = {
  selector: bundledZod,
  message: "Use `import * as z from 'zod'`: the other form adds 380 kB to a Lambda.",
};

export default tseslint.config(
  { ignores: ['node_modules', 'cdk.out', '.local', 'web/dist'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX },
    languageOptions: { globals: globals.node },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'web/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An import of types alone must vanish from the output: what is left of it would be bundled.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', noWholeZod],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['lib/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\.|#domain/)', message: 'The domain imports nothing but itself.' }] },
      ],
      'no-restricted-globals': [
        'error',
        'process',
        'fetch',
        'setTimeout',
        'console',
        'crypto',
        'performance',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is an argument.' },
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Time is an argument.',
        },
      ],
    },
  },
  {
    files: ['lambdas/**/*.ts'],
    ignores: ['lambdas/stores/**', 'lambdas/dependencies/**', 'lambdas/environment.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [awsSdk] }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only lambdas/environment.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['graphql/**/*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { '@aws-appsync': appSync, 'appsync-runtime': { rules: { 'only-built-ins': onlyBuiltIns } } },
    languageOptions: { parserOptions: { project: 'graphql/tsconfig.json' }, globals: {} },
    rules: {
      ...appSync.configs.recommended.rules,
      'appsync-runtime/only-built-ins': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ThrowStatement', message: 'APPSYNC_JS has no throw: call util.error.' },
        { selector: 'NewExpression', message: 'APPSYNC_JS has no new.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|@aws-appsync/utils)',
              message: 'Only @aws-appsync/utils exists where resolvers run.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/{src,frame-games,unity-frame}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['#contracts/*'],
              allowTypeImports: true,
              message: 'Pages take the types of contracts; their schemas would be loaded with them.',
            },
          ],
        },
      ],
    },
  },
);
