import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { importRules } from './import-rules.js';

const repository = resolve(import.meta.dirname, '../..');
const { imports: aliases } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

/** The file of ours that a specifier names, relative to the repository; undefined for a package. */
function ownFile(specifier, importer) {
  if (specifier.startsWith('.')) return inRepository(resolve(dirname(importer), specifier));
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '');
    if (specifier.startsWith(prefix))
      return inRepository(resolve(repository, target.replace('*', specifier.slice(prefix.length))));
  }
  return undefined;
}

function inRepository(path) {
  return relative(repository, path).replaceAll('\\', '/');
}

function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const { specifiers = [] } = node;
  return (
    specifiers.length > 0 &&
    specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type')
  );
}

/** An ESLint rule that applies `import-rules.js`. */
export const restrictImports = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{name}}.' } },
  create(context) {
    const path = inRepository(context.filename);
    const applied = importRules.filter(({ within }) => within(path));
    if (applied.length === 0) return {};

    function check(node, source) {
      if (typeof source?.value !== 'string') return;
      const specifier = source.value;
      const each = { specifier, file: ownFile(specifier, context.filename), isTypeOnly: isTypeOnly(node) };
      for (const { name, forbids } of applied)
        if (forbids(each, path)) context.report({ node: source, messageId: 'forbidden', data: { name } });
    }

    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
    };
  },
};
