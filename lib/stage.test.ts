import { describe, expect, it } from 'vitest';
import { loadStage, StageError, type StageName } from './stage';

const ses = { fromAddress: 'hello@jade-harbour.test', verifiedDomain: 'jade-harbour.test' };
const alarms = { email: 'operators@jade-harbour.test' };
const payments = {
  provider: 'stripe',
  secretName: 'jade-harbour/test/stripe',
  secretVersion: '0b7c6f1e-0000-4000-8000-000000000000',
};
const siteOrigin = 'https://d3adb33fcafe01.cloudfront.net';
const domain = {
  name: 'play.jade-harbour.test',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0b7c6f1e-0000-4000-8000-000000000000',
};

function load(name: StageName, settings: object = {}) {
  return loadStage(name, { '@aws-cdk/core:some-flag': true, stage: name, stages: { [name]: settings } });
}

describe('loadStage', () => {
  it('returns every setting of dev when cdk.json has none', () => {
    const stage = loadStage('dev', {});

    expect(stage).toEqual({
      name: 'dev',
      region: 'us-east-1',
      access: 'public-pages',
      demos: 'signed-in',
      siteOrigin: '*',
      hsts: 'host',
      retainData: false,
      terminationProtection: false,
      demoAccounts: false,
      ownsApiGatewayAccount: true,
      logRetentionDays: 14,
      apiThrottle: {
        requestsPerSecond: 2_000,
        burst: 4_000,
        public: { requestsPerSecond: 500, burst: 1_000 },
        webhooks: { requestsPerSecond: 100, burst: 200 },
      },
      play: { shortestCycleMs: { slots: 2_500, others: 5_000 }, writesPerSecond: 20, readsPerSecond: 20 },
      payments: { provider: 'sandbox' },
      store: {
        reservationSeconds: 600,
        minimumOrder: 1_000,
        identityCheckAbove: 10_000,
        leastMysteryWorthPercent: 60,
      },
      losses: { alarmAtAdjustedSweepsPerDay: 50_000, alarmAtLostSweepsPerDay: 500_000 },
    });
  });

  it.each([
    ['dev', {}, { retainData: false, demoAccounts: false, logRetentionDays: 14 }],
    ['staging', { siteOrigin }, { retainData: true, demoAccounts: false, logRetentionDays: 30 }],
    [
      'prod',
      { siteOrigin, ses, alarms, payments },
      { retainData: true, demoAccounts: false, logRetentionDays: 365 },
    ],
    ['local', {}, { retainData: false, demoAccounts: true, siteOrigin: '*' }],
  ] as const)('applies the defaults of %s for retention and demo accounts', (name, settings, expected) => {
    expect(load(name, settings)).toMatchObject(expected);
  });

  it('changes only the settings that cdk.json names, nested ones included', () => {
    const stage = load('local', { access: 'members-only', play: { shortestCycleMs: { slots: 0 } } });

    expect(stage.access).toBe('members-only');
    expect(stage.demos).toBe('signed-in');
    expect(stage.play.shortestCycleMs).toEqual({ slots: 0, others: 5_000 });
    expect(stage.play).toMatchObject({ writesPerSecond: 20, readsPerSecond: 20 });
  });

  it('lets guests play demos where a stage says so', () => {
    expect(load('dev', { demos: 'public' }).demos).toBe('public');
  });

  it('accepts another read rate on the local stage', () => {
    const stage = load('local', { play: { readsPerSecond: 1_000 } });

    expect(stage.play).toMatchObject({ writesPerSecond: 20, readsPerSecond: 1_000 });
  });

  it('takes siteOrigin from the domain', () => {
    const stage = load('staging', { domain });

    expect(stage.siteOrigin).toBe('https://play.jade-harbour.test');
  });

  it.each(['dev', 'staging', 'prod'] as const)(
    'accepts a CloudFront address as siteOrigin of %s without a domain',
    (name) => {
      const stage = load(name, { siteOrigin, ses, alarms, payments });

      expect(stage.siteOrigin).toBe(siteOrigin);
      expect(stage.domain).toBeUndefined();
    },
  );

  it('extends HSTS to subdomains when the setting says so', () => {
    const stage = load('staging', { domain, hsts: 'subdomains' });

    expect(stage.hsts).toBe('subdomains');
  });
});

describe('loadStage with invalid input', () => {
  it.each([
    [
      'production',
      'there is no stage "production". Select one with -c stage=<name>: dev, staging, prod, local.',
    ],
    ['', 'no stage is selected. Select one with -c stage=<name>: dev, staging, prod, local.'],
    [undefined, 'no stage is selected. Select one with -c stage=<name>: dev, staging, prod, local.'],
    ['toString', 'there is no stage "toString".'],
  ])('lists the known stages when the name is %j', (name, message) => {
    expect(() => loadStage(name, {})).toThrow(StageError);
    expect(() => loadStage(name, {})).toThrow(`stage: ${message}`);
  });

  it.each<[title: string, name: StageName, settings: object, complaint: string]>([
    ['an unknown setting', 'dev', { acess: 'public-pages' }, 'acess: is not a stage setting'],
    [
      'an unknown setting inside another',
      'dev',
      { play: { speed: 2 } },
      'play.speed: is not a stage setting',
    ],
    ['an unknown access', 'dev', { access: 'everyone' }, 'access: '],
    ['an unknown audience of demos', 'dev', { demos: 'everyone' }, 'demos: '],
    [
      'public demos on a stage for members only',
      'dev',
      { access: 'members-only', demos: 'public' },
      'demos: must be "signed-in" on a stage with access "members-only"',
    ],
    ['another region', 'dev', { region: 'eu-west-1' }, 'region: must be us-east-1'],
    ['no address in staging', 'staging', {}, 'siteOrigin: is required'],
    ['any address in staging', 'staging', { siteOrigin: '*' }, 'siteOrigin: must be a specific address'],
    [
      'an address with a path',
      'dev',
      { siteOrigin: `${siteOrigin}/` },
      'siteOrigin: must be "*" or an address',
    ],
    [
      'an address with a port, as CloudFront listens at no other',
      'dev',
      { siteOrigin: `${siteOrigin}:8443` },
      'siteOrigin: must be "*" or an address',
    ],
    [
      'an address that nothing serves the site at',
      'staging',
      { siteOrigin: 'https://play.jade-harbour.test' },
      'siteOrigin: requires a domain of the same name',
    ],
    [
      'such an address in prod',
      'prod',
      { siteOrigin: 'https://play.jade-harbour.test', ses },
      'siteOrigin: requires a domain of the same name',
    ],
    [
      'such an address in dev',
      'dev',
      { siteOrigin: 'https://play.jade-harbour.test' },
      'siteOrigin: requires a domain of the same name',
    ],
    [
      'a name that only looks like one of CloudFront',
      'staging',
      { siteOrigin: 'https://d3adb33fcafe01.cloudfront.net.jade-harbour.test' },
      'siteOrigin: requires a domain of the same name',
    ],
    [
      'a name that only ends like one of CloudFront',
      'staging',
      { siteOrigin: 'https://d3adb33fcafe01cloudfront.net' },
      'siteOrigin: requires a domain of the same name',
    ],
    [
      "CloudFront's name of a site that has a domain",
      'staging',
      { siteOrigin, domain },
      'siteOrigin: must match domain.name',
    ],
    [
      'TLS below a name that is not ours',
      'staging',
      { siteOrigin, hsts: 'subdomains' },
      'hsts: must be "host"',
    ],
    ['a preload of a name that is not ours', 'dev', { hsts: 'preload' }, 'hsts: must be "host"'],
    ['an unknown reach of TLS', 'dev', { hsts: true }, 'hsts: '],
    [
      'an address without TLS',
      'dev',
      { siteOrigin: 'http://a.test' },
      'siteOrigin: must be "*" or an address',
    ],
    [
      'an address in capitals',
      'dev',
      { siteOrigin: 'https://A.test' },
      'siteOrigin: must be "*" or an address',
    ],
    [
      'a quote in the address',
      'dev',
      { siteOrigin: "https://a.test'" },
      'siteOrigin: must be "*" or an address',
    ],
    [
      'an address beside the domain',
      'dev',
      { domain, siteOrigin: 'https://a.test' },
      'siteOrigin: must match domain.name',
    ],
    [
      'a domain without certificate',
      'dev',
      { domain: { name: 'a.test' } },
      'domain.certificateArn: is required',
    ],
    [
      'a domain that is none',
      'dev',
      { domain: { ...domain, name: 'a test' } },
      'domain.name: must be a lowercase host name',
    ],
    [
      'a certificate elsewhere',
      'dev',
      { domain: { ...domain, certificateArn: domain.certificateArn.replace('us-east-1', 'eu-west-1') } },
      'domain.certificateArn: must be the ARN of a certificate in us-east-1',
    ],
    ['prod without SES', 'prod', { siteOrigin }, 'ses: is required, because Cognito itself'],
    [
      'prod that takes no money',
      'prod',
      { siteOrigin, ses, alarms },
      'payments: must be { provider: "stripe", … }, because practice payments give coins for free',
    ],
    ['payments that lead back nowhere', 'dev', { payments }, 'payments: require a specific siteOrigin'],
    [
      'a secret without its version',
      'staging',
      { siteOrigin, payments: { ...payments, secretVersion: 'latest' } },
      'payments.secretVersion: must be the version id of the secret',
    ],
    ['prod without alarms', 'prod', { siteOrigin }, 'alarms: is required, so that an operator'],
    [
      'an alarm without an email address',
      'dev',
      { alarms: { email: 'ops' } },
      'alarms.email: must be an email address',
    ],
    [
      'a sender that is none',
      'dev',
      { ses: { ...ses, fromAddress: 'hello' } },
      'ses.fromAddress: must be an email',
    ],
    [
      'data that is not kept in prod',
      'prod',
      { siteOrigin, ses, retainData: false },
      'retainData: must be true',
    ],
    [
      'data that is not kept in staging',
      'staging',
      { siteOrigin, retainData: false },
      'retainData: must be true',
    ],
    ['demo accounts in dev', 'dev', { demoAccounts: true }, 'demoAccounts: must be false'],
    [
      'a cycle too short for people',
      'staging',
      { siteOrigin, play: { shortestCycleMs: { slots: 100 } } },
      'play.shortestCycleMs.slots: must be at least 2500',
    ],
    [
      'a cycle below zero',
      'local',
      { play: { shortestCycleMs: { slots: -1 } } },
      'play.shortestCycleMs.slots: ',
    ],
    [
      'a hold longer than a queue delays',
      'dev',
      { store: { reservationSeconds: 901 } },
      'store.reservationSeconds: ',
    ],
    ['an order that costs nothing', 'dev', { store: { minimumOrder: 0 } }, 'store.minimumOrder: '],
    [
      'mystery prizes that must be worth more than their price',
      'prod',
      { store: { leastMysteryWorthPercent: 101 } },
      'store.leastMysteryWorthPercent: ',
    ],
    ['text for a number', 'dev', { play: { writesPerSecond: '20' } }, 'play.writesPerSecond: '],
    ['no read at all', 'dev', { play: { readsPerSecond: 0 } }, 'play.readsPerSecond: '],
    ['a throttle of nothing', 'dev', { apiThrottle: { burst: 0 } }, 'apiThrottle.burst: '],
    [
      'days that CloudWatch does not know',
      'dev',
      { logRetentionDays: 10 },
      'logRetentionDays: must be one of 1, 3',
    ],
    ['null for a setting', 'dev', { access: null }, 'access: '],
  ])('names the field for %s', (_title, name, settings, complaint) => {
    expect(() => load(name, settings)).toThrow(StageError);
    expect(() => load(name, settings)).toThrow(`cdk.json, context.stages.${name}`);
    expect(() => load(name, settings)).toThrow(complaint);
  });

  it('names every field at fault at once', () => {
    const refused = () => load('dev', { access: 'all', retainData: 'no', color: 'jade' });

    expect(refused).toThrow(/access: [\s\S]*retainData: [\s\S]*color: is not a stage setting/);
  });

  it.each([[['dev']], ['dev'], [{ dev: 'fast' }]])('names "stages" when it is %j', (stages) => {
    expect(() => loadStage('dev', { stages })).toThrow(/stages/);
  });
});
