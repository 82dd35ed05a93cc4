import { describe, expect, it } from 'vitest';
import { readRouting } from './bucket-routes';

const origin = (Id: string, more: object = {}) => ({
  Id,
  DomainName: `${Id}.s3.us-east-1.amazonaws.com`,
  ...more,
});

/** The routing of a distribution whose other paths go to bucket `site`; `site` and `files` are buckets of the host. */
const routingOf = (behaviours: object[], origins: object[] = []) =>
  readRouting(
    {
      Other: { Type: 'AWS::S3::Bucket' },
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            Origins: [origin('site'), origin('files'), ...origins],
            DefaultCacheBehavior: { TargetOriginId: 'site', FunctionAssociations: [{}] },
            CacheBehaviors: behaviours,
          },
        },
      },
    },
    (value) => value,
    (domainName) => ['site', 'files'].find((name) => domainName.startsWith(`${name}.`)),
  );
const bucketFor = (path: string, ...behaviours: object[]) =>
  routingOf(behaviours).routes.find((each) => each.path.test(path))?.route?.bucket;

describe('a path of the site', () => {
  it.each([
    ['/media/*', '/media/a/b.webp', 'files'],
    ['media/*', '/media/a', 'files'],
    ['/media/*', '/media', undefined],
    ['/media/*', '/x/media/a', undefined],
    ['/media/*', '/Media/a', undefined],
    ['/media/?.svg', '/media/a.svg', 'files'],
    ['/media/?.svg', '/media/ab.svg', undefined],
    ['/media/a.b', '/media/axb', undefined],
  ])('is matched by %s: %s', (PathPattern, path, bucket) => {
    expect(bucketFor(path, { PathPattern, TargetOriginId: 'files' })).toBe(bucket);
  });

  it('goes by the first pattern that fits', () => {
    const toSite = { PathPattern: '/media/app/*', TargetOriginId: 'site', FunctionAssociations: [{}] };
    const toFiles = { PathPattern: '/media/*', TargetOriginId: 'files' };

    expect(bucketFor('/media/app/x', toSite, toFiles)).toBeUndefined();
    expect(bucketFor('/media/app/x', toFiles, toSite)).toBe('files');
  });

  it('may have a folder of the bucket in front', () => {
    const behaviour = { PathPattern: '/media/*', TargetOriginId: 'folder' };

    const { routes } = routingOf([behaviour], [{ ...origin('files'), Id: 'folder', OriginPath: '/public' }]);

    expect(routes[0]?.route).toMatchObject({ bucket: 'files', originPath: '/public' });
  });
});

it('knows which buckets are the site’s own', () => {
  expect(routingOf([]).siteBuckets).toEqual(['site']);
});

it.each(['FunctionAssociations', 'LambdaFunctionAssociations', 'TrustedKeyGroups'])(
  'does not pass over %s on the way to a bucket',
  (name) => {
    const behaviour = { PathPattern: '/media/*', TargetOriginId: 'files', [name]: [{}] };

    expect(() => routingOf([behaviour])).toThrow(new RegExp(`${name} of /media/\\*`));
  },
);
