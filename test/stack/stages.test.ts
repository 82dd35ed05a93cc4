import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasExampleAddress, loadStage, type StageName } from '../../lib/stage';
import { findCycle, functionOf, idOf, ofType, onlyOfType, worded } from './read-template';
import { domain, makeBuiltSite, type SynthesizedStage, synthesizeStage } from './synthesize-stage';

const everyOption = {
  access: 'members-only',
  domain,
  hsts: 'preload',
  ses: { fromAddress: 'hello@jade-harbour.test', verifiedDomain: 'jade-harbour.test' },
  ownsApiGatewayAccount: true,
  logRetentionDays: 731,
  apiThrottle: { requestsPerSecond: 5_000, burst: 5_000 },
  play: { shortestCycleMs: { slots: 5_000 }, writesPerSecond: 5, readsPerSecond: 10 },
  store: { reservationSeconds: 900, minimumOrder: 2_500 },
};

const cases: [title: string, name: StageName, settings: object | undefined][] = [
  ['dev', 'dev', undefined],
  ['staging', 'staging', undefined],
  ['prod', 'prod', undefined],
  ['local', 'local', undefined],
  ['a stage with every option', 'staging', everyOption],
];

describe.each(cases)('%s', (_title, name, settings) => {
  let synthesized: SynthesizedStage;

  beforeAll(() => {
    const site = name === 'local' ? {} : { buildFolder: makeBuiltSite() };
    // Throws on cycles, which the CDK looks for too, and on what CloudFormation's own rules forbid.
    synthesized = synthesizeStage(name, { ...site, ...(settings && { settings }), validated: true });
  });

  it('has no resources that wait for each other', () => {
    const cycle = findCycle(synthesized.resources);

    expect(cycle).toBeNull();
  });

  it('gives the CDK nothing to warn of', () => {
    expect(synthesized.warnings).toEqual([]);
  });

  it('stays well below the 500 resources that a stack may have', () => {
    const count = Object.keys(synthesized.resources).length;

    expect(count).toBeGreaterThan(50);
    expect(count).toBeLessThanOrEqual(400);
  });

  it('keeps what players own exactly where the stage says so', () => {
    const kept = synthesized.stage.retainData ? 'Retain' : 'Delete';
    const tables = ofType(synthesized, 'AWS::DynamoDB::Table');
    const pools = ofType(synthesized, 'AWS::Cognito::UserPool');

    expect(tables).toHaveLength(8);
    for (const [, table] of tables) {
      expect(table).toMatchObject({ DeletionPolicy: kept, UpdateReplacePolicy: kept });
      expect(table.Properties['DeletionProtectionEnabled']).toBe(synthesized.stage.retainData);
    }
    expect(pools).toHaveLength(1);
    for (const [, pool] of pools) {
      expect(pool).toMatchObject({ DeletionPolicy: kept, UpdateReplacePolicy: kept });
      expect(pool.Properties['DeletionProtection']).toBe(
        synthesized.stage.retainData ? 'ACTIVE' : 'INACTIVE',
      );
    }
  });

  it('keeps every file, as no function may empty a bucket', () => {
    const buckets = ofType(synthesized, 'AWS::S3::Bucket');

    expect(buckets).toHaveLength(3);
    for (const [, bucket] of buckets)
      expect(bucket).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    expect(ofType(synthesized, 'Custom::S3AutoDeleteObjects')).toEqual([]);
  });

  it('lets a client read the schema of GraphQL everywhere but in prod', () => {
    const [, { Properties }] = onlyOfType(synthesized, 'AWS::AppSync::GraphQLApi');

    expect(Properties['IntrospectionConfig']).toBe(name === 'prod' ? 'DISABLED' : 'ENABLED');
  });

  it('holds pieces for as long as their reservation lasts', () => {
    const [, { Properties }] = onlyOfType(synthesized, 'AWS::SQS::Queue', 'ReservationLapsesQueue');

    const [, shop] = functionOf(synthesized, 'lambdas/play-fab-ops/shop/handler.ts');
    const { Variables } = shop.Properties['Environment'] as { Variables: Record<string, unknown> };
    const { reservationSeconds, minimumOrder } = synthesized.stage.store;
    expect(Properties['DelaySeconds']).toBe(reservationSeconds);
    expect(Variables).toMatchObject({
      RESERVATION_SECONDS: String(reservationSeconds),
      MINIMUM_ORDER: String(minimumOrder),
    });
  });

  it('gives every log a home with an end, and every function one', () => {
    const functions = ofType(synthesized, 'AWS::Lambda::Function');
    const logs = ofType(synthesized, 'AWS::Logs::LogGroup');

    expect(ofType(synthesized, 'Custom::LogRetention')).toEqual([]);
    for (const [, { Properties }] of logs) {
      expect(Properties['RetentionInDays']).toBe(synthesized.stage.logRetentionDays);
    }
    for (const [id, { Properties }] of functions) {
      expect(Properties['LoggingConfig'], id).toEqual({ LogGroup: { Ref: expect.any(String) } });
    }
  });

  it('says where everything is', () => {
    expect(Object.keys(synthesized.outputs).sort()).toEqual([
      'ConfigUrl',
      'RestUrl',
      'SiteUrl',
      'UserPoolId',
    ]);
  });

  it('has the gateway account only if the stage owns it', () => {
    const accounts = ofType(synthesized, 'AWS::ApiGateway::Account');

    expect(accounts).toHaveLength(synthesized.stage.ownsApiGatewayAccount ? 1 : 0);
  });

  it('has demo accounts, products and pictures only on a laptop', () => {
    const entries = ofType(synthesized, 'AWS::Lambda::Function').map(
      ([, { Metadata }]) => Metadata?.['entry'],
    );

    const deployments = ofType(synthesized, 'Custom::CDKBucketDeployment');
    const seeds = deployments.filter(
      ([, { Properties }]) => Properties['DestinationBucketKeyPrefix'] === 'media/products',
    );
    expect(entries.includes('lambdas/triggers/demo-accounts/handler.ts')).toBe(name === 'local');
    expect(entries.includes('lambdas/triggers/demo-products/handler.ts')).toBe(name === 'local');
    expect(seeds).toHaveLength(name === 'local' ? 1 : 0);
  });
});

describe('two stages in one account', () => {
  let prod: SynthesizedStage;

  beforeAll(() => {
    prod = synthesizeStage('prod');
  });

  it('share no name: nothing has a physical one but a log whose name AppSync chooses', () => {
    const named = Object.values(prod.resources).flatMap(({ Type, Properties = {} }) =>
      Object.entries(Properties)
        .filter(([property, value]) => property.endsWith('Name') && idOf(value) === '')
        .map(([property]) => `${Type} ${property}`),
    );

    const logs = ofType(prod, 'AWS::Logs::LogGroup').flatMap(
      ([, { Properties = {} }]) => Properties['LogGroupName'] ?? [],
    );
    const [graphqlId] = onlyOfType(prod, 'AWS::AppSync::GraphQLApi');
    expect([...new Set(named)].sort()).toEqual([
      // Labels, and names within what they belong to.
      'AWS::ApiGateway::Authorizer Name',
      'AWS::ApiGateway::RestApi Name',
      'AWS::ApiGateway::Stage StageName',
      'AWS::AppSync::DataSource Name',
      'AWS::AppSync::FunctionConfiguration DataSourceName',
      'AWS::AppSync::FunctionConfiguration Name',
      'AWS::AppSync::GraphQLApi Name',
      'AWS::AppSync::Resolver DataSourceName',
      'AWS::AppSync::Resolver FieldName',
      'AWS::AppSync::Resolver TypeName',
      // CloudFront names nothing by itself; see below.
      'AWS::CloudFront::Function Name',
      'AWS::Cognito::UserPoolGroup GroupName',
      'AWS::IAM::Policy PolicyName',
      'AWS::Logs::LogGroup LogGroupName',
    ]);
    expect(logs.map(worded)).toEqual([`/aws/appsync/apis/\${${graphqlId}.ApiId}`]);
  });

  it('share none in CloudFront either, where the name of the stage is in each', () => {
    const names = Object.values(prod.resources)
      .filter(({ Type }) => Type.startsWith('AWS::CloudFront::'))
      .flatMap(({ Properties }) => [Properties, ...Object.values(Properties)])
      .flatMap((part) => (part as { Name?: string }).Name ?? []);

    expect(names).toHaveLength(6);
    for (const name of names) expect(name).toContain('JadeHarbourprod');
  });
});

it.each([
  ['https://staging.jade-harbour.example', { domain: { ...domain, name: 'staging.jade-harbour.example' } }],
  ['https://d111111abcdef8.cloudfront.net', { siteOrigin: 'https://d111111abcdef8.cloudfront.net' }],
])('warns of %s, which nobody can own', (address, settings) => {
  const { warnings } = synthesizeStage('staging', { settings });

  expect(warnings).toEqual([expect.stringContaining(`${address} is an example`)]);
});

it.each(['dev', 'staging', 'prod', 'local'] as const)('can build %s as cdk.json stands', (name) => {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

  const stage = loadStage(name, context);

  expect(hasExampleAddress(stage)).toBe(stage.siteOrigin !== '*');
});

it.each<[StageName, object | undefined]>([
  ['prod', undefined],
  ['staging', everyOption],
])('lets no site call the API of %s but the one that it serves', (name, settings) => {
  const stage = synthesizeStage(name, settings && { settings });

  const [, { Properties }] = onlyOfType(stage, 'AWS::CloudFront::Distribution');
  const { Aliases } = Properties['DistributionConfig'] as { Aliases: string[] };
  const allowed = ofType(stage, 'AWS::Lambda::Function')
    .map(([, { Properties }]) => (Properties['Environment'] as { Variables?: Record<string, unknown> }) ?? {})
    .flatMap(({ Variables }) => Variables?.['SITE_ORIGIN'] ?? []);
  expect(new Set(allowed)).toEqual(new Set([`https://${Aliases[0]}`]));
  expect(stage.outputs['SiteUrl']?.Value).toBe(`https://${Aliases[0]}`);
});

describe('looking for cycles', () => {
  const resource = (Properties: Record<string, unknown>, DependsOn?: string[]) => ({
    Type: 'AWS::Test::Thing',
    Properties,
    ...(DependsOn && { DependsOn }),
  });

  it.each([
    ['a Ref', { Ref: 'Second' }],
    ['an attribute', { 'Fn::GetAtt': ['Second', 'Arn'] }],
    ['an attribute written with a dot', { 'Fn::GetAtt': 'Second.Arn' }],
    ['a substitution', { 'Fn::Sub': 'arn:${AWS::Region}:${Second.Arn}' }],
    ['a variable of a substitution', { 'Fn::Sub': ['${there}', { there: { Ref: 'Second' } }] }],
    ['text joined deep inside', { 'Fn::Join': ['', ['a', [{ Ref: 'Second' }]]] }],
  ])('finds one through %s', (_kind, reference) => {
    const cycle = findCycle({ First: resource({ reference }), Second: resource({}, ['First']) });

    expect(cycle).toEqual(['First', 'Second', 'First']);
  });

  it('finds none where resources only share what they wait for', () => {
    const cycle = findCycle({
      First: resource({ of: { Ref: 'Third' } }),
      Second: resource({ of: { Ref: 'Third' }, literal: { 'Fn::Sub': '${!First}' } }, ['First']),
      Third: resource({ region: { Ref: 'AWS::Region' } }),
    });

    expect(cycle).toBeNull();
  });
});
