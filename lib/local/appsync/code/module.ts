import { type AnyNode, type ImportDeclaration, parse, type Program } from 'acorn';
import { createBoundedMap } from '../../state/bounded-map';
import { endsByItself, refusedConstruct } from './syntax';

const largestCodeBytes = 32 * 1024;
const handlerNames = ['request', 'response'] as const;
const moduleNames = ['@aws-appsync/utils', '@aws-appsync/utils/dynamodb'];

/** Bodies of modules by name and code, for the hosts of a process: reading a module takes milliseconds. */
const knownBodies = createBoundedMap<string, FunctionBody>(1000);

/** A module as the body of a function, in which `importModule(name)` replaces imports. */
export interface FunctionBody {
  readonly text: string;
  /** Whether a call needs no timeout. */
  readonly endsByItself: boolean;
}

/** @throws Error naming what AppSync would refuse when the code is deployed */
export function functionBodyOf(name: string, code: string): FunctionBody {
  return knownBodies.getOrCreate(`${name}\n${code}`, () => readBody(name, code));
}

function readBody(name: string, code: string): FunctionBody {
  if (Buffer.byteLength(code) > largestCodeBytes)
    throw new Error(`${name}: code is larger than ${largestCodeBytes} bytes.`);
  const program = parsed(name, code);
  const found = refusedConstruct(program);
  if (found) throw new Error(`${name}: APPSYNC_JS has no ${found.construct} (line ${found.line}).`);
  const { text, exported } = withoutModuleSyntax(name, code, program);
  const handlers = handlerNames.map((handler) => {
    const local = exported.get(handler);
    if (local === undefined) throw new Error(`${name}: exports no ${handler} function.`);
    return `${handler}: ${local}`;
  });
  return {
    text: `'use strict';${text};return { ${handlers.join(', ')} };`,
    endsByItself: endsByItself(
      program,
      handlerNames.map((handler) => exported.get(handler) ?? handler),
    ),
  };
}

function parsed(name: string, code: string): Program {
  try {
    return parse(code, { ecmaVersion: 2022, sourceType: 'module', locations: true });
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}.`);
  }
}

/** The statements of a module without `import` and `export`, and the names of its exports. */
function withoutModuleSyntax(name: string, code: string, { body }: Program) {
  const exported = new Map<string, string>();
  const statements = body.map((node) => {
    if (node.type === 'ImportDeclaration') return imports(name, node);
    if (!node.type.startsWith('Export')) return code.slice(node.start, node.end);
    if (node.type !== 'ExportNamedDeclaration' || node.source)
      throw new Error(
        `${name}: only \`export function\`, \`export const\` and \`export { … }\` are supported.`,
      );
    const { declaration, specifiers } = node;
    for (const { exported: as, local } of specifiers) exported.set(textOf(as), textOf(local));
    for (const local of declaredNames(declaration)) exported.set(local, local);
    return declaration ? code.slice(declaration.start, declaration.end) : '';
  });
  return { text: statements.join(';\n'), exported };
}

function imports(name: string, { source, specifiers }: ImportDeclaration): string {
  const from = String(source.value);
  if (!moduleNames.includes(from)) throw new Error(`${name}: APPSYNC_JS has no module ${from}.`);
  const imported = `importModule(${JSON.stringify(from)})`;
  return specifiers
    .map((specifier) => {
      const { name: local } = specifier.local;
      if (specifier.type !== 'ImportSpecifier') return `const ${local} = ${imported};`;
      return `const ${local} = ${imported}[${JSON.stringify(textOf(specifier.imported))}];`;
    })
    .join('');
}

function declaredNames(declaration: AnyNode | null | undefined): string[] {
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

function textOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : String((node as { value?: unknown }).value);
}
