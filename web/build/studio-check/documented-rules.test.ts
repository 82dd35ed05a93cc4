import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unityRules } from '../../unity-builds/check/unity-rules';
import { frameRules } from '../frame-check/frame-rules';

const repository = join(import.meta.dirname, '../../..');

describe.each([
  ['frame:check', frameRules],
  ['unity:check', unityRules],
])('rules of %s', (_, rules) => {
  it('have distinct ids, and a title and a remedy each', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { title, remedy } of rules) {
      expect(title).toMatch(/^[a-zA-Z].*\.$/);
      expect(remedy).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('name a page and a heading that exist', () => {
    const missing = rules.filter(({ documentedIn }) => {
      const [, page, heading] = /^([\w/.-]+\.md), "(.+)"$/.exec(documentedIn) ?? [];
      const path = join(repository, page ?? '');
      if (page === undefined || !existsSync(path)) return true;
      return !readFileSync(path, 'utf8').split('\n').includes(`## ${heading}`);
    });

    expect(missing.map(({ id, documentedIn }) => [id, documentedIn])).toEqual([]);
  });
});
