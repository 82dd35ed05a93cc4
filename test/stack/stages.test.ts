import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { maxResources } from '../../lib/rehearsal/limits';
import { resourceType } from '../../lib/rehearsal/specification';
import { loadStage } from '../../lib/stage';
import { everyStage, synthesizeByTitle } from './every-stage';
import { findCycle, functionOf, idOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import { domain, operatorSettings, type SynthesizedStage, synthesizeStage } from './synthesize-stage';

describe.each(everyStage)('%s', (title, name) => {
  let synthesized: SynthesizedStage;

  beforeAll(() => {
    // Throws on cycles, which the CDK detects too, and on violations of CloudFormation's own rules.
    synthesized = synthesizeByTitle(title, { validated: true });
  });

  it('has no circular dependencies', () => {
    const cycle = findCycle(synthesized.resources);

    expect(cycle).toBeNull();
  });

  it('causes no warning of the CDK', () => {
    expect(synthesized.warnings).toEqual([]);
  });

  it('stays well below the limit of 500 resources per stack', () => {
    const count = Object.keys(synthesized.resources).length;

    expect(count).toBeGreaterThan(50);
    expect(count).toBeLessThanOrEqual(maxResources);
  });

  it("retains players' data exactly where the stage says so", () => {
    const kept = synthesized.stage.retainData ? 'Retain' : 'Delete';
    const tables = ofType(synthesized, 'AWS::DynamoDB::Table');
    const pools = ofType(synthesized, 'AWS::Cognito::UserPool');

    expect(tables).toHaveLength(22);
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

  it('retains every file, as no function may empty a bucket', () => {
    const buckets = ofType(synthesized, 'AWS::S3::Bucket');

    expect(buckets).toHaveLength(4);
    for (const [, bucket] of buckets)
      expect(bucket).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    expect(ofType(synthesized, 'Custom::S3AutoDeleteObjects')).toEqual([]);
  });

  it('allows GraphQL introspection everywhere except in prod', () => {
    const [, { Properties }] = onlyOfType(synthesized, 'AWS::AppSync::GraphQLApi');

    expect(Properties['IntrospectionConfig']).toBe(name === 'prod' ? 'DISABLED' : 'ENABLED');
  });

  it('holds pieces for the duration of their reservation', () => {
    const [, { Properties }] = onlyOfType(synthesized, 'AWS::SQS::Queue', 'ReservationLapsesQueue');

    const [, shop] = functionOf(synthesized, 'lambdas/functions/api-shop/handler.ts');
    const { Variables } = shop.Properties['Environment'] as { Variables: Record<string, unknown> };
    const { reservationSeconds, minimumOrder, identityCheckAbove } = synthesized.stage.store;
    expect(Properties['DelaySeconds']).toBe(reservationSeconds);
    expect(Variables).toMatchObject({
      RESERVATION_SECONDS: String(reservationSeconds),
      MINIMUM_ORDER: String(minimumOrder),
      IDENTITY_CHECK_ABOVE: String(identityCheckAbove),
    });
  });

  it('limits the retention of every log, and gives every function a log', () => {
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

  it('creates each log that a service would create without retention, before its first line', () => {
    const names = ofType(synthesized, 'AWS::Logs::LogGroup').flatMap(([id, { Properties = {} }]) =>
      Properties['LogGroupName'] ? [[String(renderIntrinsics(Properties['LogGroupName'])), id]] : [],
    );
    const logs = Object.fromEntries(names) as Record<string, string>;

    const [graphqlId] = onlyOfType(synthesized, 'AWS::AppSync::GraphQLApi');
    const [restId] = onlyOfType(synthesized, 'AWS::ApiGateway::RestApi');
    const [, gateway] = onlyOfType(synthesized, 'AWS::ApiGateway::Stage');
    expect(Object.keys(logs).sort()).toEqual([
      `/aws/appsync/apis/\${${graphqlId}.ApiId}`,
      `API-Gateway-Execution-Logs_\${${restId}}/${name}`,
    ]);
    expect(gateway.DependsOn).toContain(logs[`API-Gateway-Execution-Logs_\${${restId}}/${name}`]);
    // CloudFront would keep the function's logs forever, so it logs nothing.
    for (const [, { Properties }] of ofType(synthesized, 'AWS::CloudFront::Function'))
      expect(Properties['FunctionCode']).not.toContain('console');
  });

  it('expires access logs after 90 days at most, as lines contain addresses', () => {
    const days = Math.min(synthesized.stage.logRetentionDays, 90);
    const [logsId, logs] = onlyOfType(synthesized, 'AWS::S3::Bucket', 'AccessLogsBucket');
    const [, site] = onlyOfType(synthesized, 'AWS::CloudFront::Distribution');

    const written = ofType(synthesized, 'AWS::S3::Bucket')
      .filter(([id]) => id !== logsId)
      .map(([, { Properties }]) => renderIntrinsics(Properties['LoggingConfiguration']));
    expect(logs.Properties['LifecycleConfiguration']).toEqual({
      Rules: [{ ExpirationInDays: days, Status: 'Enabled' }],
    });
    expect(written).toEqual(
      ['files/', 'failures/', 'site/'].map((LogFilePrefix) => ({
        DestinationBucketName: `\${${logsId}}`,
        LogFilePrefix,
      })),
    );
    expect(
      renderIntrinsics((site.Properties['DistributionConfig'] as Record<string, unknown>)['Logging']),
    ).toEqual({
      Bucket: `\${${logsId}.RegionalDomainName}`,
      Prefix: 'distribution/',
    });
  });

  it('has outputs for all its addresses and names', () => {
    const outputs = Object.keys(synthesized.outputs).filter((name) => !name.startsWith('Table'));

    expect(outputs.sort()).toEqual([
      'ConfigUrl',
      'DashboardName',
      'DistributionId',
      'DistributionName',
      'FilesBucket',
      'GraphqlUrl',
      'IdentityPoolId',
      'RestUrl',
      'SiteBucket',
      'SiteUrl',
      'UserPoolClientId',
      'UserPoolId',
    ]);
  });

  it('has the physical name of each table among its outputs, for an import of a table that left the stack', () => {
    const named = Object.entries(synthesized.outputs)
      .filter(([name]) => name.startsWith('Table'))
      .map(([name, { Value }]) => [
        `${name.replace('Table', 'Tables')}`,
        idOf(Value).slice(0, -8),
        idOf(Value),
      ]);

    const tables = ofType(synthesized, 'AWS::DynamoDB::Table').map(([id]) => id);
    expect(named.map(([, , id]) => id).sort()).toEqual(tables.sort());
    for (const [output, construct] of named) expect(construct).toBe(output);
  });

  it('tags every taggable resource with project and stage', () => {
    const labels = { project: 'jade-harbour', stage: name };
    const tagged = Object.entries(synthesized.resources).flatMap(([id, { Type, Properties = {} }]) => {
      const property = tagsOf(Type);
      return property === undefined ? [] : [[id, Object.fromEntries(pairsOf(Properties[property]))]];
    });

    expect(tagged.length).toBeGreaterThan(100);
    expect(tagged.filter(([, tags]) => JSON.stringify(tags) !== JSON.stringify(labels))).toEqual([]);
  });

  it('has the gateway account only if the stage owns it', () => {
    const accounts = ofType(synthesized, 'AWS::ApiGateway::Account');

    expect(accounts).toHaveLength(synthesized.stage.ownsApiGatewayAccount ? 1 : 0);
  });

  it('has demo accounts, products, draws, codes and pictures only locally', () => {
    const entries = ofType(synthesized, 'AWS::Lambda::Function').map(
      ([, { Metadata }]) => Metadata?.['entry'],
    );

    const deployments = ofType(synthesized, 'Custom::CDKBucketDeployment');
    const seeds = deployments.filter(
      ([, { Properties }]) => Properties['DestinationBucketKeyPrefix'] === 'media/products',
    );
    expect(entries.includes('lambdas/functions/trigger-demo-accounts/handler.ts')).toBe(name === 'local');
    expect(entries.includes('lambdas/functions/trigger-demo-codes/handler.ts')).toBe(name === 'local');
    expect(entries.includes('lambdas/functions/trigger-demo-draws/handler.ts')).toBe(name === 'local');
    expect(entries.includes('lambdas/functions/trigger-demo-products/handler.ts')).toBe(name === 'local');
    expect(seeds).toHaveLength(name === 'local' ? 1 : 0);
  });
});

/** The property with the tags of a type; undefined for a type without tags. */
function tagsOf(type: string): string | undefined {
  const names = Object.keys(resourceType(type)?.properties ?? {});
  return ['Tags', 'UserPoolTags', 'IdentityPoolTags'].find((name) => names.includes(name));
}

/** Tags as a list or as a map, depending on the service. */
function pairsOf(tags: unknown): [string, string][] {
  const pairs = Array.isArray(tags)
    ? (tags as { Key: string; Value: string }[]).map(({ Key, Value }): [string, string] => [Key, Value])
    : Object.entries((tags ?? {}) as Record<string, string>);
  return pairs.filter(([key]) => !key.startsWith('aws-cdk:')).sort();
}

describe('two stages in one account', () => {
  let prod: SynthesizedStage;

  beforeAll(() => {
    prod = synthesizeByTitle('prod', { validated: true });
  });

  it('share no name: only logs have a physical one, which AppSync and API Gateway choose', () => {
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
      // Labels, and names within their parents.
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
      // CloudFront generates no names; see below.
      'AWS::CloudFront::Function Name',
      'AWS::CloudWatch::Alarm MetricName',
      'AWS::Cognito::UserPoolGroup GroupName',
      'AWS::IAM::Policy PolicyName',
      'AWS::Logs::LogGroup LogGroupName',
    ]);
    const [restId] = onlyOfType(prod, 'AWS::ApiGateway::RestApi');
    expect(logs.map(renderIntrinsics)).toEqual([
      `/aws/appsync/apis/\${${graphqlId}.ApiId}`,
      `API-Gateway-Execution-Logs_\${${restId}}/prod`,
    ]);
  });

  it('share no name in CloudFront, where each contains the name of the stage', () => {
    const names = Object.values(prod.resources)
      .filter(({ Type }) => Type.startsWith('AWS::CloudFront::'))
      .flatMap(({ Properties }) => [Properties, ...Object.values(Properties)])
      .flatMap((part) => (part as { Name?: string }).Name ?? []);

    expect(names).toHaveLength(10);
    for (const name of names) expect(name).toContain('JadeHarbourprod');
  });
});

it('warns of each example value in the settings, which `cdk deploy --strict` refuses', () => {
  const settings = {
    domain: { ...domain, name: 'staging.jade-harbour.example' },
    alarms: { email: 'operators@example.com' },
  };

  const { warnings } = synthesizeStage('staging', { settings });

  expect(warnings).toEqual([
    expect.stringContaining('domain.name: staging.jade-harbour.example is an example.'),
    expect.stringContaining('alarms.email: operators@example.com is an example.'),
  ]);
});

it.each(['dev', 'staging', 'prod', 'local'] as const)('can build %s with the checked-in cdk.json', (name) => {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

  expect(() => loadStage(name, context)).not.toThrow();
});

describe('termination protection', () => {
  // `cdk deploy` sets it between creating and executing the change set, then cannot delete the stack that was rolled back:
  // https://github.com/aws-samples/aws-secure-environment-accelerator/pull/253
  it.each(everyStage)('is off for the first deployment of %s', (title) => {
    expect(synthesizeByTitle(title).stack.terminationProtection).toBe(false);
  });

  // `cdk deploy` treats a stack without the property as unprotected, and would switch protection off.
  it.each(['staging', 'prod'] as const)(
    'is on in every deployment of %s after its setting says so',
    (name) => {
      const settings = { ...operatorSettings[name], terminationProtection: true };

      expect(synthesizeStage(name, { settings }).stack.terminationProtection).toBe(true);
    },
  );
});

it.each(['prod', 'a stage with every option'])('allows only the site of %s to call its API', (title) => {
  const stage = synthesizeByTitle(title, { validated: true });

  const [, { Properties }] = onlyOfType(stage, 'AWS::CloudFront::Distribution');
  const { Aliases } = Properties['DistributionConfig'] as { Aliases: string[] };
  const allowed = ofType(stage, 'AWS::Lambda::Function')
    .map(([, { Properties }]) => (Properties['Environment'] as { Variables?: Record<string, unknown> }) ?? {})
    .flatMap(({ Variables }) => Variables?.['SITE_ORIGIN'] ?? []);
  expect(new Set(allowed)).toEqual(new Set([`https://${Aliases[0]}`]));
  expect(stage.outputs['SiteUrl']?.Value).toBe(`https://${Aliases[0]}`);
});

describe('findCycle', () => {
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
  ])('finds a cycle through %s', (_kind, reference) => {
    const cycle = findCycle({ First: resource({ reference }), Second: resource({}, ['First']) });

    expect(cycle).toEqual(['First', 'Second', 'First']);
  });

  it('returns null where resources only share a dependency', () => {
    const cycle = findCycle({
      First: resource({ of: { Ref: 'Third' } }),
      Second: resource({ of: { Ref: 'Third' }, literal: { 'Fn::Sub': '${!First}' } }, ['First']),
      Third: resource({ region: { Ref: 'AWS::Region' } }),
    });

    expect(cycle).toBeNull();
  });
});
