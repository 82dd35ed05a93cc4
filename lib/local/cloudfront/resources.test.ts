import { describe, expect, it } from 'vitest';
import { distributionResources, policyOf, readFixture } from '../../../test/local/distribution-fixture';
import { type Behavior, readDistribution } from './resources';

const toFiles = (PathPattern: string, more: object = {}) => ({
  PathPattern,
  TargetOriginId: 'files',
  ...more,
});
const bucketFor = (path: string, ...CacheBehaviors: object[]) => {
  const { behaviors } = readFixture(distributionResources({ CacheBehaviors }));
  return bucketOf(behaviors.find((each) => each.path.test(path)))?.bucket;
};
const bucketOf = (behavior: Behavior | undefined) =>
  behavior?.origin.kind === 'bucket' ? behavior.origin : undefined;

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html
describe('a path of the site', () => {
  it.each([
    ['/media/*', '/media/a/b.webp', 'files'],
    ['media/*', '/media/a', 'files'],
    ['/media/*', '/media', 'site'],
    ['/media/*', '/x/media/a', 'site'],
    ['/media/*', '/Media/a', 'site'],
    ['/media/?.svg', '/media/a.svg', 'files'],
    ['/media/?.svg', '/media/ab.svg', 'site'],
    ['/media/a.b', '/media/axb', 'site'],
    ['*.jpg', '/anywhere/at.jpg', 'files'],
  ])('is matched by %s: %s', (PathPattern, path, bucket) => {
    expect(bucketFor(path, toFiles(PathPattern))).toBe(bucket);
  });

  it('takes the first matching pattern', () => {
    const toSite = { PathPattern: '/media/app/*', TargetOriginId: 'site' };

    expect(bucketFor('/media/app/x', toSite, toFiles('/media/*'))).toBe('site');
    expect(bucketFor('/media/app/x', toFiles('/media/*'), toSite)).toBe('files');
  });

  it('may map to a folder of the bucket', () => {
    const CacheBehaviors = [{ PathPattern: '/media/*', TargetOriginId: 'folder' }];

    const { behaviors } = readFixture(distributionResources({ CacheBehaviors }));

    expect(bucketOf(behaviors[0])).toMatchObject({ bucket: 'files', path: '/public' });
  });
});

describe('readDistribution', () => {
  it('grants read and list as the bucket policies allow', () => {
    const CacheBehaviors = [toFiles('/media/*')];

    const { behaviors } = readFixture(distributionResources({ CacheBehaviors }));

    expect(behaviors.map((each) => bucketOf(each))).toMatchObject([
      { mayRead: true, mayList: false },
      { mayRead: true, mayList: true },
    ]);
  });

  it('grants no read without a policy', () => {
    const { behaviors } = readFixture(
      distributionResources({}, {}, { SitePolicy: policyOf('site', 's3:PutObject') }),
    );

    expect(bucketOf(behaviors[0])).toMatchObject({ mayRead: false, mayList: false });
  });

  it.each([
    ['LambdaFunctionAssociations', {}, { LambdaFunctionAssociations: [{}] }],
    ['TrustedKeyGroups', {}, { TrustedKeyGroups: ['a'] }],
    ['CustomErrorResponses', { CustomErrorResponses: [{ ErrorCode: 404 }] }, {}],
    ['EventType', {}, { FunctionAssociations: [{ EventType: 'origin-request', FunctionARN: '' }] }],
    [
      'one function for each event',
      {},
      {
        FunctionAssociations: [
          { EventType: 'viewer-request', FunctionARN: 'one' },
          { EventType: 'viewer-request', FunctionARN: 'other' },
        ],
      },
    ],
    ['not a bucket', {}, { TargetOriginId: 'elsewhere' }],
    ['AWS::CloudFront::CachePolicy', {}, { Compress: true, CachePolicyId: 'another of AWS' }],
    ['AWS::CloudFront::ResponseHeadersPolicy', {}, { ResponseHeadersPolicyId: { Ref: 'SitePolicy' } }],
    ['AWS::CloudFront::Function', {}, association({ 'Fn::GetAtt': ['None', 'FunctionARN'] })],
  ])('throws for %s', (name, config, site) => {
    expect(() => readFixture(distributionResources(config, site))).toThrow(name);
  });

  it('throws for a second distribution', () => {
    const resources = distributionResources();
    const { Distribution: Other } = resources;

    expect(() => readFixture({ ...resources, ...(Other && { Other }) })).toThrow(/two distributions/);
  });

  it('returns undefined for a template without a distribution', () => {
    const resources = { Bucket: { Type: 'AWS::S3::Bucket' } };

    const found = readDistribution({
      resources,
      resolve: (value) => value,
      lookUp: (text) => text,
      bucketOf: () => undefined,
    });

    expect(found).toBeUndefined();
  });
});

function association(FunctionARN: unknown): object {
  return { FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN }] };
}
