import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../temporary-folder';
import { makeBuiltSite, type SynthesizedStage, synthesizeWithoutCache } from './synthesize-stage';

const oneHourAgo = new Date(Date.now() - 60 * 60 * 1000);

describe('a second deployment', () => {
  it('changes nothing without a change, wherever and whenever the site was built', () => {
    const folder = makeBuiltSite();
    const copy = join(makeTemporaryFolder(), 'copy');
    cpSync(folder, copy, { recursive: true });
    for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
      utimesSync(join(copy, file), oneHourAgo, oneHourAgo);

    const first = synthesizeWithoutCache('prod', { buildFolder: folder });
    const second = synthesizeWithoutCache('prod', { buildFolder: copy });

    expect(second.folder).not.toBe(first.folder);
    expect(digestsIn(second)).toEqual(digestsIn(first));
    expect(digestsIn(first).size).toBeGreaterThan(30);
  });

  it('publishes changed files, and replaces nothing else', () => {
    const folder = makeBuiltSite();
    const first = synthesizeWithoutCache('prod', { buildFolder: folder });
    writeFileSync(join(folder, 'slots/index.html'), 'another page');

    const second = synthesizeWithoutCache('prod', { buildFolder: folder });

    const changed = Object.entries(second.resources)
      .filter(([id, resource]) => JSON.stringify(resource) !== JSON.stringify(first.resources[id]))
      .map(([, { Type }]) => Type);
    expect(changed).toEqual(['Custom::CDKBucketDeployment']);
  });
});

/** Hashes of all files of an assembly that a deployment reads, by path, without metadata, which names lines of code. */
function digestsIn({ folder }: SynthesizedStage): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.metadata.json'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
