import { setFlagsFromString } from 'node:v8';
import { afterEach, expect, it } from 'vitest';
import { readFunction } from './resources';

const context = {
  name: 'Greet',
  arn: 'arn',
  servicesUrl: 'http://here',
  templateFolder: '/stack',
  overrides: {},
};
const properties = { Handler: 'index.handler', Runtime: 'nodejs20.x', Role: 'role' };
const cacheOf = () =>
  readFunction('Greet', { properties, metadata: { 'aws:asset:path': 'asset' } }, context).boot.codeCacheFile;

afterEach(() => setFlagsFromString('--opt'));

it('keeps the code caches of processes with different flags of V8 apart', () => {
  const before = cacheOf();
  setFlagsFromString('--no-opt');
  const after = cacheOf();
  setFlagsFromString('--opt');

  expect(after).not.toBe(before);
  expect(cacheOf()).toBe(before);
});
