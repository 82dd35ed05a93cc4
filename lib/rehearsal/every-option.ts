const secretVersion = '0b7c6f1e-0000-4000-8000-000000000001';

/** Settings of a stage with every option enabled. None of these resources exist, and no value is an example of `example-values.ts`. */
export const everyOption = {
  access: 'members-only',
  domain: {
    name: 'www.jade-harbour.test',
    certificateArn: 'arn:aws:acm:us-east-1:408151623420:certificate/0b7c6f1e-0000-4000-8000-000000000000',
  },
  hsts: 'preload',
  ses: { fromAddress: 'hello@jade-harbour.test', verifiedDomain: 'jade-harbour.test' },
  alarms: { email: 'operators@jade-harbour.test' },
  payments: {
    provider: 'stripe',
    secretName: 'jade-harbour/test/stripe',
    secretVersion: '0b7c6f1e-0000-4000-8000-000000000000',
  },
  signIn: {
    domainPrefix: 'jade-harbour-test',
    google: { clientId: 'site.apps.google.test', secretName: 'jade-harbour/test/google', secretVersion },
    facebook: { clientId: '902144871650933', secretName: 'jade-harbour/test/facebook', secretVersion },
    apple: {
      clientId: 'test.jade-harbour.site',
      teamId: 'Q7XK2M9PLA',
      keyId: 'R4TB8W6ZCD',
      secretName: 'jade-harbour/test/apple',
      secretVersion,
    },
  },
  ownsApiGatewayAccount: true,
  logRetentionDays: 731,
  apiThrottle: { requestsPerSecond: 5_000, burst: 5_000, public: { requestsPerSecond: 1_000 } },
  firewall: { requestsPerAddress: 1_000 },
  play: { shortestCycleMs: { slots: 5_000 }, writesPerSecond: 5, readsPerSecond: 10 },
  store: {
    reservationSeconds: 900,
    minimumOrder: 2_500,
    identityCheckAbove: 5_000,
    leastMysteryWorthPercent: 75,
  },
};
