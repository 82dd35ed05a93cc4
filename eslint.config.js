import appSync from '@aws-appsync/eslint-plugin';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { onlyBuiltIns } from './lib/local/appsync/code/only-built-ins.js';
import { domainOfResolvers } from './test/architecture/import-rules.js';
import { restrictImports } from './test/architecture/restrict-imports.js';

const bundledZod =
  "ImportDeclaration[source.value='zod'] > :matches(ImportSpecifier, ImportDefaultSpecifier)";
const noWholeZod = {
  selector: bundledZod,
  message: "Use `import * as z from 'zod'`: the other form adds 380 kB to a Lambda.",
};

/** Globals that Node has and browsers lack. */
const globalsOfNode = Object.keys(globals.node).filter((name) => !(name in globals.browser));

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
    files: ['**/*.{ts,tsx}'],
    // The compiler reports these in less time.
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: ['{bin,graphql,lambdas,lib,web}/**/*.{ts,tsx,js,mjs}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*-fixture.ts', 'lambdas/in-memory/**', 'lambdas/fakes/**'],
    plugins: { architecture: { rules: { 'restrict-imports': restrictImports } } },
    rules: { 'architecture/restrict-imports': 'error' },
  },
  {
    files: ['lib/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
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
    ignores: ['lambdas/runtime/environment.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only lambdas/runtime/environment.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['graphql/**/*.ts', ...domainOfResolvers],
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
    },
  },
  {
    files: ['web/{src,frame-games,unity-frame}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['web/{src,frame-games,unity-frame}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    // One TypeScript project has these files and those that run in Node.
    rules: { 'no-restricted-globals': ['error', ...globalsOfNode] },
  },
);
