import { expect, it } from 'vitest';
import { withLocalEndpoints } from './product-site';

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
