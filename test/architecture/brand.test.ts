import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand, company, logo } from '#domain/operator/brand';
import { helpLines } from '#domain/operator/help-lines';
import { operator } from '#domain/operator/operator';
import { listFiles, repository } from './source-files';

const source = 'lib/domain/operator/';
const literals = [
  brand.name,
  company,
  logo,
  ...helpLines.flatMap(({ name, number, dial }) => [name, number, dial]),
  ...Object.values(operator.contact),
];
const age = new RegExp(
  String.raw`\b(?:least|under|over|aged?|than) ${brand.minimumAge}\b|\b${brand.minimumAge}(?:\+| or older| and over)`,
);

const delivered = ['bin', 'lib', 'lambdas', 'web', 'graphql']
  .flatMap((folder) => listFiles(folder, /\.(tsx?|mjs|js|html)$/))
  .filter((path) => !path.startsWith(source) && !/\.test\.tsx?$|\/workshop\//.test(path));

describe('lib/domain/operator', () => {
  it('is compared with every source file of the product', () => {
    expect(delivered.length).toBeGreaterThan(1_500);
    expect(delivered).toContain('web/public/start-failure.js');
  });

  it('is the only place of the brand, the help lines, the contacts and the minimum age', () => {
    const repeated = delivered.flatMap((path) => {
      const text = readFileSync(join(repository, path), 'utf8');
      return [...literals.filter((literal) => text.includes(literal)), ...(text.match(age) ?? [])].map(
        (literal) => `${path}: ${literal}`,
      );
    });

    expect(repeated).toEqual([]);
  });

  it('names the studio of our games, which the catalog does not repeat', () => {
    expect(readFileSync(join(repository, 'content/catalog/games.json'), 'utf8')).not.toContain(brand.name);
  });
});
