import { restrictImports } from './restrict-imports.js';

const noCurrentTime = {
  meta: { type: 'problem', schema: [], messages: { found: 'Time is an argument.' } },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, messageId: 'found' });
    },
  }),
};

const noWholeZod = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: "Use `import * as z from 'zod'`: the other form adds 380 kB to a Lambda." },
  },
  create: (context) => ({
    ImportDeclaration(node) {
      if (
        node.source.value === 'zod' &&
        node.specifiers.some(({ type }) => type !== 'ImportNamespaceSpecifier')
      )
        context.report({ node, messageId: 'found' });
    },
  }),
};

/** The rules of `.oxlintrc.json` that only this repository has. */
export default {
  meta: { name: 'architecture' },
  rules: {
    'no-current-time': noCurrentTime,
    'no-whole-zod': noWholeZod,
    'restrict-imports': restrictImports,
  },
};
