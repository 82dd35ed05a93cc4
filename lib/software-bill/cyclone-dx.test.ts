import { expect, it } from 'vitest';
import { cycloneDx } from './cyclone-dx';
import { packagesBelow, parseLock } from './locked-packages';

it('names every component by its package URL, with hash, license and what it needs', () => {
  const integrity = `sha512-${Buffer.from('hash').toString('base64')}`;
  const lock = parseLock(
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/@a/b': { version: '1.0.0', license: 'MIT', integrity, dependencies: { c: '2' } },
        'node_modules/c': { version: '2.0.0', license: '(MIT OR GPL-3.0-or-later)', integrity },
      },
    }),
  );
  const manifest = { name: 'shop', version: '0.1.0', dependencies: { '@a/b': '1.0.0' } };

  const bill = cycloneDx(manifest, lock, packagesBelow(lock, ['@a/b']));

  const hashes = [{ alg: 'SHA-512', content: '68617368' }];
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': 'shop@0.1.0', type: 'application' } },
    components: [
      { purl: 'pkg:npm/%40a/b@1.0.0', version: '1.0.0', hashes, licenses: [{ license: { id: 'MIT' } }] },
      { purl: 'pkg:npm/c@2.0.0', hashes, licenses: [{ expression: '(MIT OR GPL-3.0-or-later)' }] },
    ],
    dependencies: [
      { ref: 'shop@0.1.0', dependsOn: ['pkg:npm/%40a/b@1.0.0'] },
      { ref: 'pkg:npm/%40a/b@1.0.0', dependsOn: ['pkg:npm/c@2.0.0'] },
      { ref: 'pkg:npm/c@2.0.0', dependsOn: [] },
    ],
  });
});
