import { expect, it } from 'vitest';
import { withLocalSources } from './config-overlay';

it('lets pages call the host in place of the cloud, and nobody else', () => {
  const policy =
    "default-src 'none'; connect-src 'self' https://a.execute-api.test https://b.test wss://b.test; img-src 'self' https://c.test";

  expect(withLocalSources(policy, 'http://localhost:5174')).toBe(
    "default-src 'none'; connect-src 'self' http://localhost:5174 ws://localhost:5174; img-src 'self' https://c.test",
  );
});

it('opens nothing in a policy that lets pages call nobody', () => {
  const policy = "default-src 'none'; sandbox";

  expect(withLocalSources(policy, 'http://localhost:5174')).toBe(policy);
});
