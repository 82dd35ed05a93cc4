import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { domainOfResolvers } from './import-rules.js';
import { repository } from './source-files';

// With CI=true the parser takes types from the files on disk instead of the given text.
const parserOptions = { disallowAutomaticSingleRunInference: true };
const eslint = new ESLint({ cwd: repository, overrideConfig: { languageOptions: { parserOptions } } });

/** Findings of the rule for code of a file; types are known for paths of existing files only. */
async function findingsIn(code: string, path = 'graphql/functions/caller.ts'): Promise<string[]> {
  const [result] = await eslint.lintText(
    `export function find(text: string, list: string[]) { return ${code}; }`,
    {
      filePath: join(repository, path),
    },
  );
  return (result?.messages ?? []).flatMap(({ ruleId, message }) =>
    ruleId === 'appsync-runtime/only-built-ins' ? [/has no ([^;]+)/.exec(message)?.[1] ?? message] : [],
  );
}

// https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
describe('the lint rule of resolvers', { timeout: 120_000 }, () => {
  it.each([
    ["text.includes('a')", 'String.includes'],
    ["list.includes('a')", 'Array.includes'],
    ["text['padStart'](3)", 'String.padStart'],
    ['Math.abs(1)', 'Math.abs'],
    ['Array.from(list)', 'Array'],
    ['(1).toFixed(2)', 'Number.toFixed'],
    ['Number(text)', 'Number()'],
    ['Object.freeze(list)', 'Object.freeze'],
    ['Date.now()', 'Date'],
    ['parseInt(text)', 'parseInt'],
    ['((make) => make.at)(list)', 'Array.at'],
    ['(({ includes }: string) => includes)(text)', 'String.includes'],
  ])('refuses %s', async (code, name) => {
    expect(await findingsIn(code)).toContain(name);
  });

  it.each(domainOfResolvers)('holds for the domain that resolvers include: %s', async (path) => {
    expect(await findingsIn("list.includes('a')", path)).toContain('Array.includes');
  });

  it.each([
    "text.indexOf('a') + list.indexOf(text.trim().toLowerCase())",
    'Math.round(1.5) + list.length',
    'Object.entries({ includes: 1 }).map(([name, value]) => [name, value])',
    '({ includes: 1, abs: 2 }).includes + Infinity',
    'JSON.stringify(JSON.parse(text))',
  ])('accepts %s', async (code) => {
    expect(await findingsIn(code)).toEqual([]);
  });
});
