import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, startHost } from '../../lib/local/host';
import { productSite } from '../../lib/local/product/site/product-site';
import { type Resources, restApi, writeStack } from './fixture-stack';

const functionCode = `function handler(event) {
  const request = event.request;
  if (!request.uri.includes('.')) request.uri = request.uri === '/' ? '/index.html' : '/shell.html';
  return request;
}`;
const getAtt = (...path: string[]) => ({ 'Fn::GetAtt': path });
const bucket = { Type: 'AWS::S3::Bucket', Properties: {} };
const origin = (id: string) => ({ Id: id, DomainName: getAtt(id, 'RegionalDomainName') });
const grants = (Bucket: string, ...Action: string[]) => ({
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: { Ref: Bucket },
    PolicyDocument: {
      Statement: [
        {
          Effect: 'Allow',
          Action,
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Resource: [getAtt(Bucket, 'Arn'), { 'Fn::Join': ['', [getAtt(Bucket, 'Arn'), '/*']] }],
        },
      ],
    },
  },
});
const deployment = (asset: string, Bucket: string, more: object = {}) => ({
  Type: 'Custom::CDKBucketDeployment',
  Properties: {
    SourceObjectKeys: [`${asset}.zip`],
    DestinationBucketName: { Ref: Bucket },
    Prune: false,
    ...more,
  },
});

const resources: Resources = {
  ...restApi([]),
  SiteBucket: bucket,
  FilesBucket: bucket,
  SitePolicy: grants('SiteBucket', 's3:GetObject', 's3:ListBucket'),
  FilesPolicy: grants('FilesBucket', 's3:GetObject'),
  Path: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: functionCode } },
  Headers: {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: 'headers',
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: {
              'Fn::Join': ['', ["connect-src 'self' https://", { Ref: 'Api' }, '.execute-api.test']],
            },
            Override: true,
          },
        },
      },
    },
  },
  Distribution: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Origins: [origin('SiteBucket'), origin('FilesBucket')],
        DefaultCacheBehavior: {
          TargetOriginId: 'SiteBucket',
          FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: getAtt('Path', 'FunctionARN') }],
          ResponseHeadersPolicyId: { Ref: 'Headers' },
        },
        CacheBehaviors: [{ PathPattern: '/media/*', TargetOriginId: 'FilesBucket' }],
      },
    },
  },
  Pages: deployment('pages', 'SiteBucket', { SystemMetadata: { 'cache-control': 'no-cache' } }),
  Pictures: deployment('pictures', 'FilesBucket', { DestinationBucketKeyPrefix: 'media' }),
};
const assets = {
  pages: { 'index.html': '<h1>Home</h1>', 'shell.html': '<div id="root">', 'assets/app.js': 'start();' },
  pictures: { 'mug.svg': '<svg/>' },
};

describe('a built site on the host', () => {
  let host: Host;
  beforeAll(async () => {
    host = await start(resources);
  });
  afterAll(() => host.close());
  const callApi = async (path: string) => {
    const response = await fetch(`${host.siteUrl}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each([
    ['/', 200, '<h1>Home</h1>'],
    ['/anywhere/else', 200, '<div id="root">'],
    ['/assets/app.js', 200, 'start();'],
    ['/media/mug.svg', 200, '<svg/>'],
    ['/assets/gone.js', 404, 'NoSuchKey'],
    ['/media/gone.svg', 403, 'AccessDenied'],
    ['/_local/', 200, 'Mailbox'],
  ])('answers %s with the content of the distribution or the host', async (path, status, content) => {
    const answer = await callApi(path);

    expect(answer.status).toBe(status);
    expect(answer.text).toContain(content);
  });

  it('has the headers of the deployment and of the policy, which lets pages call the host', async () => {
    const { headers } = await callApi('/');

    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/html');
    expect(headers.get('content-security-policy')).toBe(
      `connect-src 'self' ${host.servicesUrl} ${host.servicesUrl.replace('localhost', '127.0.0.1')}`,
    );
  });

  it('has settings that point to the host', async () => {
    const { text } = await callApi('/config.json');

    const { amplify } = JSON.parse(text) as { amplify: { API: { REST: { fixture: { endpoint: string } } } } };
    expect(amplify.API.REST.fixture.endpoint).toMatch(
      new RegExp(`^${host.servicesUrl}/execute-api/\\w+/test$`),
    );
  });
});

it('is refused where the template has no distribution', async () => {
  await expect(start(restApi([]))).rejects.toThrow(/no distribution/);
});

function start(all: Resources): Promise<Host> {
  const templateFolder = writeStack(all);
  const files = Object.entries(assets).map(([name, contents]) => {
    for (const [path, text] of Object.entries(contents)) {
      const file = join(templateFolder, `asset.${name}`, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return [
      name,
      { source: { path: `asset.${name}` }, destinations: { here: { objectKey: `${name}.zip` } } },
    ];
  });
  const config = { source: { path: 'asset.config' }, destinations: { here: { objectKey: 'config.zip' } } };
  const manifest = { files: { ...Object.fromEntries(files), config } };
  writeFileSync(join(templateFolder, 'Fixture.assets.json'), JSON.stringify(manifest));
  const ports = { site: 0, services: 0 };
  return startHost({
    templateFolder,
    ports,
    site: productSite,
    built: true,
    stateFolder: null,
    log: () => undefined,
  });
}
