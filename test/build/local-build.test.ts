import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildLocalSite } from '../../lib/local/product/site/site-build';
import { cloneFolder } from '../browser/product';
import { buildFolder } from './deployed-build';

/** Code in a minified file that points Amplify to the offline host. */
const refersToHost = /`ws:\/\/`|`http:\/\/(\$|`)|`\/s3[`/]|offlineEndpoint|\.Bucket\?/;

describe('the build of `npm start -- --built`', () => {
  const deployed = buildFolder;
  const local = join(cloneFolder, '.local/site');

  it('has the same files as a deployment', () => {
    expect([...read(local).keys()]).toEqual([...read(deployed).keys()]);
  });

  it('differs only where Amplify finds its services', () => {
    const deployedTexts = read(deployed);
    const different = [...read(local)].filter(([name, text]) => deployedTexts.get(name) !== text);

    expect(different.length).toBeGreaterThan(0);
    for (const [name, text] of different) {
      const localFragments = fragmentsOf(text);
      const deployedFragments = fragmentsOf(deployedTexts.get(name) ?? '');
      const added = localFragments.filter((fragment) => !deployedFragments.includes(fragment));
      const missing = deployedFragments.filter((fragment) => !localFragments.includes(fragment));
      expect(added.filter((fragment) => !refersToHost.test(fragment))).toEqual([]);
      expect(missing.length, name).toBeLessThanOrEqual(added.length);
    }
  });

  it('is not rebuilt without changed sources', async () => {
    const rebuilt: string[] = [];

    await buildLocalSite(local, () => rebuilt.push('again'));

    expect(rebuilt).toEqual([]);
  });
});

/** Files by name, without hashes in names and contents. */
function read(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const texts = files.map((file) => {
    const text = withoutNames(readFileSync(join(folder, file), 'latin1'));
    return file.startsWith('builds/meta/') ? withAssetsInOrder(text) : text;
  });
  const entries = files.map((file, index) => ({ name: withoutNames(file), text: texts[index] ?? '' }));
  // Two chunks may share a name.
  entries.sort((one, other) => (one.name + one.text < other.name + other.text ? -1 : 1));
  return new Map(entries.map(({ name, text }, index) => [`${index} ${name}`, text]));
}

/**
 * Pages, payloads and the service worker contain the build id, a hash of all files. Only a stage build has an origin, a site map in
 * `robots.txt`, a redirect of the feed, and permanent links in it.
 */
function withoutNames(text: string): string {
  return text
    .replaceAll(/\n+Sitemap: \S+| isPermaLink="(true|false)"|https:\/\/jade\.test/g, '')
    .replaceAll(/"[^"]+":\{"redirect":"[^"]+\.xml"\},/g, '')
    .replaceAll(/-[\w-]{8}(?=\.(js|css|woff2|webp|svg|png|jpg)\b)/g, '')
    .replaceAll(/(data-build=|"build":|"id":)\\?"[0-9a-f]{16}\\?"/g, '$1')
    .replaceAll(/(?<=^builds\/meta\/)[0-9a-f]{16}/g, '');
}

/** Assets are listed by name, which contains their hash. */
function withAssetsInOrder(text: string): string {
  return text.replace(/(?<="assets":\[)[^\]]*/, (assets) => assets.split(',').sort().join(','));
}

function fragmentsOf(code: string): string[] {
  return code.split(/(?<=[;,{}])/);
}
