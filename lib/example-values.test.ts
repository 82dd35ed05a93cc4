import { describe, expect, it } from 'vitest';
import cdk from '../cdk.json' with { type: 'json' };
import { describeExample, exampleValues } from './example-values';
import { loadStage, type StageName } from './stage';

const secretVersion = '0b7c6f1e-0000-4000-8000-000000000000';
const google = { clientId: '98-k2.apps.googleusercontent.com', secretName: 'google', secretVersion };
const facebook = { clientId: '902144871650933', secretName: 'facebook', secretVersion };
const apple = {
  clientId: 'com.jade-harbour.site',
  teamId: 'Q7XK2M9PLA',
  keyId: 'R4TB8W6ZCD',
  secretName: 'apple',
  secretVersion,
};

/** Every setting that may contain an example, with an operator's own value. */
const own = {
  domain: {
    name: 'www.jade-harbour.test',
    certificateArn: 'arn:aws:acm:us-east-1:408151623420:certificate/0b7c6f1e-0000-4000-8000-000000000000',
  },
  ses: { fromAddress: 'hello@jade-harbour.test', verifiedDomain: 'jade-harbour.test' },
  alarms: { email: 'operators@jade-harbour.test' },
  payments: { provider: 'stripe', secretName: 'stripe', secretVersion },
  signIn: { domainPrefix: 'jade-harbour', google, facebook, apple },
};
const zeros = '00000000-0000-4000-8000-000000000000';

function settingsWithExamples(name: StageName, settings: object): string[] {
  const stage = loadStage(name, { stages: { [name]: settings } });
  return exampleValues(stage).map(({ setting }) => setting);
}

describe('exampleValues', () => {
  it("returns nothing for an operator's own values", () => {
    expect(settingsWithExamples('prod', own)).toEqual([]);
  });

  it.each<[setting: string, settings: object]>([
    ['domain.name', { ...own, domain: { ...own.domain, name: 'www.jade-harbour.example' } }],
    ['domain.name', { ...own, domain: { ...own.domain, name: 'example.com' } }],
    [
      'domain.certificateArn',
      {
        ...own,
        domain: {
          ...own.domain,
          certificateArn: own.domain.certificateArn.replace(/\d{12}/, '123456789012'),
        },
      },
    ],
    [
      'domain.certificateArn',
      {
        ...own,
        domain: { ...own.domain, certificateArn: own.domain.certificateArn.replace('0b7c6f1e', '00000000') },
      },
    ],
    ['ses.fromAddress', { ...own, ses: { ...own.ses, fromAddress: 'hello@example.org' } }],
    ['ses.verifiedDomain', { ...own, ses: { ...own.ses, verifiedDomain: 'jade-harbour.example' } }],
    ['alarms.email', { ...own, alarms: { email: 'operators@jade-harbour.example' } }],
    ['payments.secretVersion', { ...own, payments: { ...own.payments, secretVersion: zeros } }],
    ['signIn.domainPrefix', { ...own, signIn: { ...own.signIn, domainPrefix: 'your-prefix' } }],
    [
      'signIn.google.clientId',
      {
        ...own,
        signIn: { ...own.signIn, google: { ...google, clientId: 'xxxx.apps.googleusercontent.com' } },
      },
    ],
    [
      'signIn.google.secretVersion',
      { ...own, signIn: { ...own.signIn, google: { ...google, secretVersion: zeros } } },
    ],
    [
      'signIn.facebook.clientId',
      { ...own, signIn: { ...own.signIn, facebook: { ...facebook, clientId: '123456789012345' } } },
    ],
    [
      'signIn.apple.clientId',
      { ...own, signIn: { ...own.signIn, apple: { ...apple, clientId: 'com.example.site' } } },
    ],
    ['signIn.apple.teamId', { ...own, signIn: { ...own.signIn, apple: { ...apple, teamId: 'DEF123GHIJ' } } }],
    ['signIn.apple.keyId', { ...own, signIn: { ...own.signIn, apple: { ...apple, keyId: 'ABC123DEFG' } } }],
  ])('returns only %s when only that holds an example', (setting, settings) => {
    expect(settingsWithExamples('prod', settings)).toEqual([setting]);
  });

  it('returns siteOrigin for a stage without a domain', () => {
    const siteOrigin = 'https://d111111abcdef8.cloudfront.net';

    expect(settingsWithExamples('staging', { siteOrigin })).toEqual(['siteOrigin']);
    expect(settingsWithExamples('staging', { siteOrigin: 'https://d3adb33fcafe01.cloudfront.net' })).toEqual(
      [],
    );
  });

  it.each([
    ['example-harbour.com', []],
    ['myexample.com', []],
    ['play.example.net', ['domain.name']],
  ])('recognizes whether the domain %s is reserved for documentation', (name, expected) => {
    expect(settingsWithExamples('dev', { domain: { ...own.domain, name } })).toEqual(expected);
  });

  it.each<[StageName, string[]]>([
    ['dev', []],
    // Its first deployment prints the address; see lib/first-deploy.md.
    ['staging', ['siteOrigin']],
    [
      'prod',
      [
        'domain.name',
        'domain.certificateArn',
        'ses.fromAddress',
        'ses.verifiedDomain',
        'alarms.email',
        'signIn.domainPrefix',
        'signIn.google.clientId',
        'signIn.google.secretVersion',
        'signIn.facebook.clientId',
        'signIn.facebook.secretVersion',
        'signIn.apple.clientId',
        'signIn.apple.secretVersion',
        'signIn.apple.teamId',
        'signIn.apple.keyId',
        'payments.secretVersion',
      ],
    ],
    ['local', []],
  ])('finds every example of %s in the committed cdk.json', (name, expected) => {
    expect(exampleValues(loadStage(name, cdk.context)).map(({ setting }) => setting)).toEqual(expected);
  });

  it('describes an example with its setting and the expected value', () => {
    const stage = loadStage('prod', cdk.context);

    expect(describeExample(stage, exampleValues(stage)[0]!)).toBe(
      'domain.name: www.jade-harbour.example is an example. ' +
        'Enter the host name of the site in cdk.json, context.stages.prod.domain.name.',
    );
  });
});
