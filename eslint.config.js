import appSync from '@aws-appsync/eslint-plugin';
import tseslint from 'typescript-eslint';
import { onlyBuiltIns } from './lib/local/appsync/code/only-built-ins.js';
import { domainOfResolvers } from './test/architecture/import-rules.js';

/** Rules of code that AppSync runs, which need types. All other rules are in `.oxlintrc.json`. */
export default tseslint.config({
  files: ['graphql/**/*.ts', ...domainOfResolvers],
  ignores: ['**/*.test.ts'],
  extends: [tseslint.configs.base],
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
});
