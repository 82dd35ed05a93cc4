import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, Kind, OperationTypeNode, parse, print, visit } from 'graphql';
import type { Plugin } from 'vite';

const graphqlStub = '\0jade-harbour:compiled-documents';

/**
 * Parses and prints the site's GraphQL documents in the build. Amplify parses the text that Apollo prints, and prints it again, so every
 * page with live data would load the parser, printer and visitor of GraphQL: `npm run bench -- store` finds 237.6 kB of 240 with this and
 * 248.3 without. The build fails if either imports anything else from GraphQL.
 */
export function compiledDocuments(): Plugin {
  return {
    name: 'jade-harbour:compiled-documents',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^graphql$/ }, handler: () => graphqlStub },
    load: { filter: { id: new RegExp(`^${graphqlStub}$`) }, handler: () => graphqlStubCode },
    transform: {
      filter: { id: /[\\/]web[\\/]src[\\/]/, code: /\bgql`/ },
      handler: (code) => ({ code: withCompiledDocuments(code), map: null }),
    },
  };
}

/** The same module with each document as its syntax tree and its text. */
export function withCompiledDocuments(code: string): string {
  return code.replaceAll(/\bgql`([^`]*)`/g, (_whole, template: string) => compiled(template));
}

function compiled(template: string): string {
  // Odd parts name the documents whose fragments are spread.
  const parts = template.split(/\$\{(\w+)\}/);
  const fragments = parts.filter((_part, index) => index % 2 === 1);
  const text = parts.filter((_part, index) => index % 2 === 0).join('');
  // Apollo's cache needs the type name of every object.
  const document = addTypenameToDocument(parse(text, { noLocation: true }));
  rejectDirectivesAndAliases(document);
  const definitions = document.definitions.map((definition) => JSON.stringify(definition));
  const spread = fragments.map((name) => `...${name}.definitions`);
  const bodies = [JSON.stringify(print(document)), ...fragments.map((name) => `${name}.loc.source.body`)];
  return `({ kind: 'Document', definitions: [${[...definitions, ...spread].join(', ')}], loc: { source: { body: ${bodies.join(" + '\\n\\n' + ")} } } })`;
}

/** Apollo finds directives and aliases by visiting a document, which is left out. */
function rejectDirectivesAndAliases(document: DocumentNode): void {
  visit(document, {
    Directive({ name }) {
      throw new Error(`The build leaves out the code for directives such as @${name.value}`);
    },
    Field({ alias, name }) {
      if (alias) throw new Error(`The build leaves out the code for aliases such as that of ${name.value}`);
    },
  });
}

/** What Apollo and Amplify import from GraphQL, for documents that are compiled and need no change. */
export const graphqlStubCode = `
export const Kind = ${JSON.stringify(Kind)};
export const OperationTypeNode = ${JSON.stringify(OperationTypeNode)};
export const BREAK = {};
export const visit = (node) => node;
export const print = (document) => document.loc.source.body;
export const parse = (body) => ({
  kind: 'Document',
  definitions: [{ kind: 'OperationDefinition', operation: /\\w+/.exec(body)[0] }],
  loc: { source: { body } },
});
export class GraphQLError extends Error {
  extensions = {};
  constructor(message, _nodes, _source, _positions, _path, originalError) {
    super(message);
    // Amplify spreads errors, and looks for the error that one wraps.
    Object.defineProperty(this, 'message', { value: message, enumerable: true });
    Object.defineProperty(this, 'originalError', { value: originalError ?? undefined });
  }
}
`;
