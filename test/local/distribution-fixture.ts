import { type Distribution, readDistribution } from '../../lib/local/cloudfront/resources';
import type { TemplateResource } from '../../lib/local/template/read-template';

type Resources = Readonly<Record<string, TemplateResource>>;

/** A bucket policy as created for an origin access control. */
export function policyOf(bucket: string, ...actions: string[]): TemplateResource {
  const Statement = [
    { Effect: 'Deny', Action: 's3:*', Principal: { AWS: '*' } },
    { Effect: 'Allow', Action: actions, Principal: { Service: 'cloudfront.amazonaws.com' } },
  ];
  return { Type: 'AWS::S3::BucketPolicy', Properties: { Bucket: bucket, PolicyDocument: { Statement } } };
}

/** The resources of a distribution whose default behavior goes to bucket `site`; there is also a bucket `files`. */
export function distributionResources(
  config: object = {},
  site: object = {},
  others: Resources = {},
): Record<string, TemplateResource> {
  const origin = (Id: string) => ({ Id, DomainName: `${Id}.s3.us-east-1.amazonaws.com` });
  return {
    SitePolicy: policyOf('site', 's3:GetObject', 's3:ListBucket'),
    FilesPolicy: policyOf('files', 's3:GetObject'),
    ...others,
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Enabled: true,
          Origins: [
            origin('site'),
            origin('files'),
            { ...origin('files'), Id: 'folder', OriginPath: '/public' },
          ],
          DefaultCacheBehavior: { TargetOriginId: 'site', ...site },
          ...config,
        },
      },
    },
  };
}

/** Reads resources that refer to each other by logical ids only. */
export function readFixture(resources: Resources): Distribution {
  const found = readDistribution({
    resources,
    resolve: (value) => value,
    lookUp: (text) => text.replace('{{resolve:key}}', 'the key'),
    bucketOf: (domainName) => ['site', 'files'].find((name) => domainName.startsWith(`${name}.`)),
  });
  if (!found) throw new Error('The fixture has no distribution.');
  return found;
}
