import { expect, it } from 'vitest';
import { atSite, withLocalSources } from './local-addresses';

it("replaces the cloud's sources by the host's, and leaves all others", () => {
  const policy =
    "default-src 'none'; connect-src 'self' https://a.execute-api.test https://b.test wss://b.test; img-src 'self' https://c.test";

  expect(withLocalSources(policy, 'http://localhost:5174')).toBe(
    "default-src 'none'; connect-src 'self' http://localhost:5174 http://127.0.0.1:5174 ws://localhost:5174; img-src 'self' https://c.test",
  );
});

it('adds nothing to a policy without connect sources', () => {
  const policy = "default-src 'none'; sandbox";

  expect(withLocalSources(policy, 'http://localhost:5174')).toBe(policy);
});

it.each([
  ['http://localhost/Login/return', undefined, 'http://localhost/Login/return'],
  ['https://www.jade.test/', 'http://localhost:5173', 'https://www.jade.test/'],
  ['http://localhost.evil.test/', 'http://localhost:5173', 'http://localhost.evil.test/'],
])('leaves %s unchanged at %s', (url, siteUrl, expected) => {
  expect(atSite(url, siteUrl)).toBe(expected);
});
