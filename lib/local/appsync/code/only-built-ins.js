import { readFileSync } from 'node:fs';

const { constants, prototypes, statics } = JSON.parse(
  readFileSync(new URL('built-ins.json', import.meta.url), 'utf8'),
);
const values = [...constants, ...Object.keys(statics), 'console'];
const aliases = { ReadonlyArray: 'Array' };

/** Members by the interface that declares them in TypeScript's own library: `Math`, `ObjectConstructor`, `String`. */
const members = {
  ...prototypes,
  Math: statics.Math,
  JSON: statics.JSON,
  ...Object.fromEntries(Object.entries(statics).map(([name, some]) => [`${name}Constructor`, some])),
};

/**
 * An ESLint rule, aware of types: refuses each member and value of the language that `built-ins.json` does not list, so that
 * `['a'].includes('a')` and `Math.abs(1)` fail before APPSYNC_JS fails at run time.
 */
export const onlyBuiltIns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'APPSYNC_JS has no {{name}}; see lib/local/appsync/code/built-ins.json.' },
  },
  create(context) {
    const { sourceCode } = context;
    const { program, getSymbolAtLocation, getTypeAtLocation } = sourceCode.parserServices;

    const report = (node, name) => context.report({ node, messageId: 'missing', data: { name } });

    /** Interfaces of the language that declare this member, none for a member of our own. */
    function ownersOf(symbol) {
      return (symbol?.declarations ?? [])
        .filter((declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile()))
        .map(({ parent }) => parent.name?.text ?? '');
    }

    function checkMember(node, name, symbol = getSymbolAtLocation(node)) {
      for (const owner of ownersOf(symbol)) {
        const known = aliases[owner] ?? owner;
        if (!Object.hasOwn(members, known) || !members[known].includes(name)) {
          report(node, `${known.replace('Constructor', '')}.${name}`);
          return;
        }
      }
    }

    return {
      MemberExpression({ property, computed }) {
        if (!computed) checkMember(property, property.name);
        else if (typeof property.value === 'string') checkMember(property, property.value);
      },
      'ObjectPattern > Property[computed=false]'({ key, parent }) {
        const name = key.name ?? key.value;
        const type = program.getTypeChecker().getApparentType(getTypeAtLocation(parent));
        checkMember(key, name, type.getProperty(name));
      },
      'CallExpression > Identifier.callee'(callee) {
        if (Object.hasOwn(statics, callee.name)) report(callee, `${callee.name}()`);
      },
      'Program:exit'() {
        for (const { references } of sourceCode.scopeManager.scopes)
          for (const { identifier, isValueReference, resolved } of references)
            if (isValueReference && !resolved?.defs.length && !values.includes(identifier.name))
              report(identifier, identifier.name);
      },
    };
  },
};
