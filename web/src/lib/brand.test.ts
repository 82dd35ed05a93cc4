import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

it('brand is the only source of the minimum age', () => {
  const files = ['app', 'components', 'features', 'lib'].flatMap((room) =>
    readdirSync(`${source}${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('workshop/'))
      .map((file) => `${room}/${file}`),
  );
  const agePattern = /\b(?:least|under|over|aged?|than) 21\b|\b21(?:\+| or older| and over)/;

  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => agePattern.test(readFileSync(`${source}${file}`, 'utf8')))).toEqual([]);
});
