import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { importRules } from './import-rules.js';

const { imports: aliases } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The file of ours that a specifier names, relative to the repository; undefined for a package. */
function ownFile(specifier, importer) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '');
    if (specifier.startsWith(prefix))
      return posix.normalize(target.replace('*', specifier.slice(prefix.length)));
  }
  return undefined;
}

function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const { specifiers = [] } = node;
  return (
    specifiers.length > 0 &&
    specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type')
  );
}

/** A lint rule that applies `import-rules.js`. */
export const restrictImports = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{name}}.' } },
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const applied = importRules.filter(({ within }) => within(path));
    if (applied.length === 0) return {};

    function check(node, source) {
      if (typeof source?.value !== 'string') return;
      const specifier = source.value;
      const each = { specifier, file: ownFile(specifier, path), isTypeOnly: isTypeOnly(node) };
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
