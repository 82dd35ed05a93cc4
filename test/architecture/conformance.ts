import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles, repository } from './source-files';

/** A tested behavior of an AWS service, with the pages that document it. */
interface Conformance {
  /** From the outermost group inwards. */
  readonly titles: readonly string[];
  readonly sources: readonly string[];
  /** The file of the test, relative to the repository. */
  readonly file: string;
}

/** Path patterns of tests and the service that they verify. */
const services: readonly [service: string, paths: RegExp][] = [
  ['API Gateway', /^test\/local\/api-gateway|^lib\/local\/api-gateway\//],
  ['AppSync', /^test\/local\/appsync|^lib\/local\/appsync\//],
  ['CloudFormation', /^test\/local\/(template|host)|^lib\/local\/template\//],
  [
    'CloudFront and the published site',
    /^test\/local\/built-site|^lib\/local\/(bucket-deployment|cloudfront|product\/site)\//,
  ],
  ['Cognito identity pools', /^test\/local\/identity-pool|^lib\/local\/cognito-identity\//],
  ['Cognito user pools', /^test\/local\/cognito|^lib\/local\/cognito\//],
  ['DynamoDB', /^test\/local\/dynamodb|^lib\/local\/dynamodb\//],
  ['EventBridge', /^test\/local\/events|^lib\/local\/events\//],
  ['IAM', /^test\/local\/iam|^lib\/local\/iam\//],
  ['Lambda', /^test\/local\/lambda|^lib\/local\/lambda\//],
  ['S3', /^test\/local\/s3|^lib\/local\/s3\//],
  ['Secrets Manager', /^test\/local\/secrets|^lib\/local\/secrets\//],
  ['SES', /^test\/local\/ses|^lib\/local\/ses\//],
  ['SQS', /^test\/local\/sqs|^lib\/local\/sqs\//],
  ['Streams and queues that run functions', /^test\/local\/streams|^lib\/local\/streams\//],
  ['Protocols', /^lib\/local\/http\//],
  ['Faults that tests switch on', /^test\/local\/faults|^lib\/local\/faults\//],
];

/**
 * Lists the tested behaviors by service, each with the source that a comment at the test names.
 *
 * @returns the text of `lib/local/CONFORMANCE.md`
 * @throws Error when a test that names a source belongs to no known service
 */
export function describeConformance(): string {
  const all = ['lib/local', 'test/local']
    .flatMap((folder) => listFiles(folder, /\.test\.ts$/))
    .toSorted()
    .flatMap(conformancesOf);
  const stray = all.find(({ file }) => !services.some(([, paths]) => paths.test(file)));
  if (stray)
    throw new Error(`${stray.file} names a source; add its service to test/architecture/conformance.ts`);
  const sections = services.map(([service, paths]) => {
    const ofService = all.filter(({ file }) => paths.test(file));
    return `## ${service}\n\n${ofService.map(lineOf).join('\n')}\n`;
  });
  return `# What the offline host is held to\n\n${introduction(all.length)}\n\n${sections.join('\n')}`;
}

function introduction(count: number): string {
  return [
    `${count} tests that name the page of the behavior of AWS that they hold the host to. Each line gives a test's titles, its file and the page.`,
    'A test writes this page from the comments of the others (`npm test -- test/architecture -u`); `README.md` says what a laptop still does not show.',
  ].join('\n');
}

function lineOf({ titles, sources, file }: Conformance): string {
  const links = sources.map((source) => `<${source}>`).join(', ');
  return `- ${titles.map(asText).join(' · ')} (\`${file}\`): ${links}`;
}

/** Escapes characters that Markdown would interpret. */
function asText(title: string): string {
  return title.replace(/[\\*_<>[\]|]/g, '\\$&');
}

/** Tests whose own comments, or those of the nearest enclosing group, name a page. */
function conformancesOf(file: string): Conformance[] {
  const text = readFileSync(join(repository, file), 'utf8');
  const calls = testCallsOf(file, text);
  return calls.flatMap(({ isGroup, titles, start }) => {
    if (isGroup) return [];
    const around = calls.filter(
      (call) =>
        call.start <= start && call.end > start && !call.titles.some((title, at) => title !== titles[at]),
    );
    const sources = around
      .toReversed()
      .map((call) => pagesIn(text, call, calls))
      .find((pages) => pages.length > 0);
    return sources ? [{ titles, sources, file }] : [];
  });
}

interface TestCall {
  readonly isGroup: boolean;
  readonly titles: readonly string[];
  /** Start of the comments above it. */
  readonly start: number;
  readonly end: number;
}

/** Calls of `describe` and `it`, in the order of the file. */
function testCallsOf(file: string, text: string): TestCall[] {
  const calls: TestCall[] = [];
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), []);
  return calls;

  function visit(node: ts.Node, outer: readonly string[]): void {
    const call = ts.isExpressionStatement(node) ? readTestCall(node.expression) : undefined;
    const titles = call ? [...outer, call.title] : outer;
    if (call) calls.push({ isGroup: call.isGroup, titles, start: node.getFullStart(), end: node.getEnd() });
    ts.forEachChild(node, (child) => visit(child, titles));
  }
}

/** Reads `describe('…')`, `it('…')`, `it.each(…)('…')`; undefined for another call. */
function readTestCall(expression: ts.Expression): { isGroup: boolean; title: string } | undefined {
  if (!ts.isCallExpression(expression)) return undefined;
  let callee: ts.Expression = expression.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
  const [title] = expression.arguments;
  if (!ts.isIdentifier(callee) || !title || !ts.isStringLiteralLike(title)) return undefined;
  if (callee.text !== 'describe' && callee.text !== 'it') return undefined;
  return { isGroup: callee.text === 'describe', title: title.text };
}

/** Pages named by comments right above a call, or within it outside of inner calls. */
function pagesIn(text: string, { start, end, titles }: TestCall, calls: readonly TestCall[]): string[] {
  const inner = calls.filter(
    (call) => call.titles.length > titles.length && call.start >= start && call.end <= end,
  );
  const pages = [...text.slice(start, end).matchAll(/\/\/ .*$/gm)]
    .filter(({ index }) => !inner.some((call) => start + index >= call.start && start + index < call.end))
    .flatMap(([comment]) =>
      [...comment.matchAll(/https:\/\/[^\s)"'`]+/g)].map(([page]) => page.replace(/[.,;:]$/, '')),
    );
  return [...new Set(pages)];
}
