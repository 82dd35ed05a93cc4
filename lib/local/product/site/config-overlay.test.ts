import { expect, it } from 'vitest';
import { atSite } from '../../site/at-site';
import { withLocalEndpoints, withLocalSources } from './config-overlay';

it("replaces the cloud's sources by the host's, and leaves all others", () => {
  const policy =
    "default-src 'none'; connect-src 'self' https://a.execute-api.test https://b.test wss://b.test; img-src 'self' https://c.test";

  expect(withLocalSources(policy, 'http://localhost:5174')).toBe(
    "default-src 'none'; connect-src 'self' http://localhost:5174 ws://localhost:5174; img-src 'self' https://c.test",
  );
});

it('adds nothing to a policy without connect sources', () => {
  const policy = "default-src 'none'; sandbox";

  expect(withLocalSources(policy, 'http://localhost:5174')).toBe(policy);
});

it('points sign-in by providers to the host, and its redirects to the served site', () => {
  const oauth = {
    domain: 'jade.auth.us-east-1.amazoncognito.com',
    redirectSignIn: ['http://localhost/Login/return'],
    redirectSignOut: ['http://localhost/'],
    responseType: 'code',
  };
  const config = { amplify: { Auth: { Cognito: { loginWith: { email: true, oauth } } } } };
  const addresses = { servicesUrl: 'http://localhost:5174', siteUrl: 'http://localhost:5173' };

  expect(withLocalEndpoints(config, addresses)).toMatchObject({
    amplify: {
      Auth: {
        Cognito: {
          loginWith: {
            email: true,
            oauth: {
              domain: 'localhost:5174/cognito-domain/jade',
              redirectSignIn: ['http://localhost:5173/Login/return'],
              redirectSignOut: ['http://localhost:5173/'],
              responseType: 'code',
            },
          },
        },
      },
    },
  });
});

it.each([
  ['http://localhost/Login/return', undefined, 'http://localhost/Login/return'],
  ['https://www.jade.test/', 'http://localhost:5173', 'https://www.jade.test/'],
  ['http://localhost.evil.test/', 'http://localhost:5173', 'http://localhost.evil.test/'],
])('leaves %s unchanged at %s', (url, siteUrl, expected) => {
  expect(atSite(url, siteUrl)).toBe(expected);
});
