import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBucketDeployment } from '../../lib/local/bucket-deployment/resources';
import { startHost } from '../../lib/local/host';
import { removeDead, whileHolding } from '../../lib/local/product/synthesis/folder-lock';
import { readTemplate } from '../../lib/local/template/read-template';
import { createResolver } from '../../lib/local/template/resolver';
import { makeTemporaryFolder } from '../temporary-folder';
import { type Resources, restApi, writeStack } from './fixture-stack';

// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html
describe('createResolver', () => {
  const setup = () =>
    createResolver((logicalId) => {
      if (logicalId !== 'Table') throw new Error(`The template has no resource ${logicalId}.`);
      return { ref: 'table-name', attributes: { Arn: 'arn:table' } };
    });

  it.each([
    ['a plain value', { a: [1, true, 'x', null] }, { a: [1, true, 'x', null] }],
    ['Ref to a resource', { Ref: 'Table' }, 'table-name'],
    ['pseudo parameters', [{ Ref: 'AWS::Region' }, { Ref: 'AWS::Partition' }], ['us-east-1', 'aws']],
    ['Fn::GetAtt as a list', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'arn:table'],
    ['Fn::Join', { 'Fn::Join': ['/', ['a', { Ref: 'Table' }, 2]] }, 'a/table-name/2'],
    [
      'Fn::Sub as text',
      { 'Fn::Sub': '${AWS::Region}-${Table}-${Table.Arn}' },
      'us-east-1-table-name-arn:table',
    ],
  ])('resolves %s', (_case, value, expected) => {
    const resolve = setup();

    const resolved = resolve(value, 'Owner');

    expect(resolved).toEqual(expected);
  });

  it.each([
    ['an intrinsic that is not supported', { 'Fn::ImportValue': 'x' }, /Owner: .*Fn::ImportValue/],
    ['a condition', { 'Fn::If': ['Always', 1, 2] }, /Owner: .*Fn::If/],
    [
      'an attribute that nobody knows',
      { 'Fn::GetAtt': ['Table', 'StreamArn'] },
      /Owner: .*StreamArn of Table/,
    ],
    ['a name that is not there', { Ref: 'Missing' }, /Missing/],
    ['another pseudo parameter', { Ref: 'AWS::NoValue' }, /Owner: .*AWS::NoValue/],
    ['Fn::Join of no list', { 'Fn::Join': ['', 'text'] }, /Owner: Fn::Join needs a list/],
    ['Fn::Join of an object', { 'Fn::Join': ['', [{ a: 1 }]] }, /Owner: Fn::Join needs text/],
    ['Fn::Select', { 'Fn::Select': ['1', ['a', 'b']] }, /Owner: .*Fn::Select/],
    ['Fn::Split', { 'Fn::Split': [':', 'a:b'] }, /Owner: .*Fn::Split/],
    ['Fn::GetAtt of text', { 'Fn::GetAtt': 'Table.Arn' }, /Owner: Fn::GetAtt needs a list/],
    ['Fn::Sub with variables', { 'Fn::Sub': ['${name}', { name: 'x' }] }, /Owner: Fn::Sub needs text/],
  ])('refuses %s, naming the logical id', (_case, value, message) => {
    const resolve = setup();

    const attempt = () => resolve(value, 'Owner');

    expect(attempt).toThrow(message);
  });
});

describe('a template that the host does not support', () => {
  const boot = (resources: Resources) =>
    startHost({
      templateFolder: writeStack(resources),
      ports: { site: null, services: 0 },
      stateFolder: null,
      log: () => undefined,
    });
  const role = { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: {} } };

  it.each<[string, Resources, RegExp]>([
    ['an unknown type', { Feed: { Type: 'AWS::Kinesis::Stream' } }, /Feed: .*AWS::Kinesis::Stream/],
    ['a condition', { Role: { ...role, Condition: 'IsProd' } }, /Role: .*conditions/],
    [
      'resources in a circle',
      {
        A: { ...role, Properties: { Policies: [{ Ref: 'B' }] } },
        B: { ...role, Properties: { Policies: [{ Ref: 'A' }] } },
      },
      /A: refers to itself/,
    ],
    [
      'a property that is not emulated',
      restApi([], { stage: { CacheClusterEnabled: true } }),
      /Stage: (.|\n)*CacheClusterEnabled/,
    ],
    [
      'variables of a stage',
      restApi([], { stage: { Variables: { a: 'b' } } }),
      /ApiGateway::Stage(.|\n)*Variables/,
    ],
    [
      'binary types of an API',
      restApi([], { api: { BinaryMediaTypes: ['image/*'] } }),
      /ApiGateway::RestApi(.|\n)*BinaryMediaTypes/,
    ],
    [
      'a mock that passes some bodies on',
      restApi([
        {
          route: 'GET /pets',
          integration: {
            PassthroughBehavior: 'WHEN_NO_TEMPLATES',
            IntegrationResponses: [{ StatusCode: '200', SelectionPattern: '2..' }],
          },
        },
      ]),
      /PassthroughBehavior(.|\n)*SelectionPattern/,
    ],
    [
      'a managed policy',
      {
        Role: {
          ...role,
          Properties: { ManagedPolicyArns: ['arn:aws:iam::aws:policy/AmazonDynamoDBFullAccess'] },
        },
      },
      /Role: (.|\n)*ManagedPolicyArns/,
    ],
    [
      'an authorizer that would take ID tokens',
      {
        ...restApi([
          {
            route: 'GET /pets',
            integration: {
              RequestTemplates: { 'application/json': '{"statusCode":200}' },
              IntegrationResponses: [{ StatusCode: '200' }],
            },
            properties: {
              AuthorizationType: 'COGNITO_USER_POOLS',
              AuthorizerId: { Ref: 'Auth' },
              MethodResponses: [{ StatusCode: '200' }],
            },
          },
        ]),
        Auth: {
          Type: 'AWS::ApiGateway::Authorizer',
          Properties: {
            RestApiId: { Ref: 'Api' },
            Name: 'a',
            Type: 'COGNITO_USER_POOLS',
            ProviderARNs: ['arn:pool'],
          },
        },
      },
      /GET \/pets .*ID tokens/,
    ],
    [
      'a mapping template in Velocity',
      restApi([], {
        gatewayResponses: [
          { ResponseType: 'DEFAULT_4XX', ResponseTemplates: { 'application/json': '#if($context.x)1#end' } },
        ],
      }),
      /does not render Velocity: #if/,
    ],
    [
      'a mapping template with a variable',
      restApi([], {
        gatewayResponses: [
          { ResponseType: 'DEFAULT_4XX', ResponseTemplates: { 'application/json': '"$context.path"' } },
        ],
      }),
      /does not render Velocity: \$context/,
    ],
  ])('does not start with %s', async (_case, resources, message) => {
    await expect(boot(resources)).rejects.toThrow(message);
  });

  it('is refused when the folder holds none', () => {
    const folder = makeTemporaryFolder();

    expect(() => readTemplate(folder)).toThrow(/one template .* found 0/);
  });
});

// https://docs.aws.amazon.com/cdk/api/v2/docs/aws-cdk-lib.aws_s3_deployment.MarkerEncoding.html
describe('readBucketDeployment', () => {
  const setup = (text: string) => {
    const folder = makeTemporaryFolder();
    writeFileSync(join(folder, 'config.json'), text);
    return (properties: object) => {
      const all = { SourceObjectKeys: ['a.zip'], Prune: false, ...properties };
      const { files } = readBucketDeployment('Deploy', all, () => folder);
      return (key: string) => files.get(key)?.().toString();
    };
  };

  it.each([
    ['text as it is', { '<<1>>': 'plain' }, {}, '{"a":"plain"}'],
    ['text escaped for JSON', { '<<1>>': 'say "hi"' }, { jsonEscape: true }, String.raw`{"a":"say \"hi\""}`],
  ])('writes %s in place of a marker', (_case, markers, config, expected) => {
    const deployment = setup('{"a":"<<1>>"}')({ SourceMarkers: [markers], SourceMarkersConfig: [config] });

    const text = deployment('config.json');

    expect(text).toBe(expected);
  });

  it('refuses an encoding for each marker', () => {
    const read = () =>
      setup('a: <<1>>')({
        SourceMarkers: [{ '<<1>>': 'x' }],
        SourceMarkersConfig: [{ markerEncodings: { '<<1>>': 'JSON_VALUE' } }],
      });

    expect(read).toThrow('markerEncodings');
  });

  it('has no file outside its prefix', () => {
    const deployment = setup('{}')({ DestinationBucketKeyPrefix: 'site' });

    expect([deployment('config.json'), deployment('site/config.json')]).toEqual([undefined, '{}']);
  });
});

describe('whileHolding', () => {
  it('serializes two synthesizing processes', async () => {
    const lock = join(makeTemporaryFolder(), 'lock');
    const order: string[] = [];
    let finishFirst = () => {};
    const first = whileHolding(lock, async () => {
      order.push('first begins');
      await new Promise<void>((finish) => (finishFirst = finish));
      order.push('first ends');
    });
    const second = whileHolding(lock, async () => void order.push('second'));

    finishFirst();
    await Promise.all([first, second]);

    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });

  it('keeps a lock that was taken after its process died', async () => {
    const lock = join(makeTemporaryFolder(), 'lock');

    const left = await whileHolding(lock, async () => {
      removeDead(lock);
      return readFileSync(lock, 'utf8');
    });

    expect(left).toBe(String(process.pid));
  });

  it('takes the lock of a dead process', async () => {
    const lock = join(makeTemporaryFolder(), 'lock');
    writeFileSync(lock, '2147483646');

    const owner = await whileHolding(lock, async () => readFileSync(lock, 'utf8'));

    expect(owner).toBe(String(process.pid));
  });
});
