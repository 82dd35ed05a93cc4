import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

export const repository = resolve(import.meta.dirname, '../..');

export interface Import {
  /** As written: `#domain/money/coin`, `./posting`, `react`. */
  readonly specifier: string;
  /** The project file that it names, relative to the repository; undefined for a package. */
  readonly file: string | undefined;
  /** Whether it disappears when types are stripped. */
  readonly isTypeOnly: boolean;
}

export interface SourceFile {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  readonly isTest: boolean;
  readonly imports: readonly Import[];
}

const sourceFolders = ['bin', 'lib', 'lambdas', 'web', 'graphql', 'test'];
const ignored = new Set(['node_modules', 'dist', 'generated', '.local']);
const extensions = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'];

const { imports: aliases } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};

/** Reads every source file of the project with its imports. */
export function readSourceFiles(): SourceFile[] {
  return sourceFolders.flatMap((folder) => listFiles(folder)).map(readSourceFile);
}

/** Every file below a folder, without generated or installed ones; none for a missing folder. */
export function listFiles(folder: string, pattern = /\.(ts|tsx|mjs)$/): string[] {
  const absolute = join(repository, folder);
  if (!statSync(absolute, { throwIfNoEntry: false })) return [];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : listFiles(path, pattern);
    return pattern.test(entry.name) ? [path] : [];
  });
}

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(repository, path), 'utf8');
  const isTest = /(\.test|-fixture)\.tsx?$/.test(path) || path.startsWith('test/');
  const imports: Import[] = [];
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return { path, isTest, imports };

  function visit(node: ts.Node): void {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const isTypeOnly = ts.isImportDeclaration(node) ? isTypeImport(node) : node.isTypeOnly;
      add((node.moduleSpecifier as ts.StringLiteral).text, isTypeOnly);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) add(specifier.text, false);
    }
    ts.forEachChild(node, visit);
  }

  function add(specifier: string, isTypeOnly: boolean): void {
    imports.push({ specifier, isTypeOnly, file: resolveOwn(path, specifier) });
  }
}

function isTypeImport(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((each) => each.isTypeOnly)
  );
}

function resolveOwn(from: string, specifier: string): string | undefined {
  const target = specifier.startsWith('.')
    ? resolve(repository, dirname(from), specifier)
    : specifier.startsWith('#')
      ? resolve(repository, expandAlias(specifier))
      : undefined;
  if (!target) return undefined;
  const plain = target.replace(/\?.*$/, '');
  const found = extensions
    .map((extension) => plain + extension)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  if (!found) throw new Error(`${from} imports ${specifier}, which is nowhere`);
  return relative(repository, found).replaceAll('\\', '/');
}

function expandAlias(specifier: string): string {
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '');
    if (specifier.startsWith(prefix)) return target.replace('*', specifier.slice(prefix.length));
  }
  throw new Error(`package.json has no alias for ${specifier}`);
}
