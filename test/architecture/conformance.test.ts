import { expect, it } from 'vitest';
import { describeConformance } from './conformance';

it('lib/local/CONFORMANCE.md lists every behavior of AWS that a test of the host names a source for', async () => {
  await expect(describeConformance()).toMatchFileSnapshot('../../lib/local/CONFORMANCE.md');
});
