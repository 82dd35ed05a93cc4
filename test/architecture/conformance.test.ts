import { expect, it } from 'vitest';
import { describeConformance } from './conformance';

it('lib/local/CONFORMANCE.md lists every AWS behavior for which a test of the host names a source', async () => {
  await expect(describeConformance()).toMatchFileSnapshot('../../lib/local/CONFORMANCE.md');
});
