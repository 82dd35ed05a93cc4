import type { DistributionSource } from './distribution-source';

/** Permissions of CloudFront in a bucket's policy. */
export interface Grants {
  readonly read: boolean;
  /** Without it a missing file is answered with 403, as if it were protected. */
  readonly list: boolean;
}

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Principal?: { readonly Service?: string } | string;
}

/** Reads CloudFront's permissions from the policies of a bucket; their conditions name the distribution itself. */
export function readGrants({ resources, resolve }: DistributionSource, bucket: string): Grants {
  const actions = Object.entries(resources)
    .filter(([, { Type }]) => Type === 'AWS::S3::BucketPolicy')
    .filter(([logicalId, { Properties }]) => resolve(Properties?.['Bucket'], logicalId) === bucket)
    .flatMap(([, { Properties }]) => statementsOf(Properties?.['PolicyDocument']))
    .filter(isForCloudFront)
    .flatMap(({ Action }) => Action);
  return { read: actions.includes('s3:GetObject'), list: actions.includes('s3:ListBucket') };
}

function statementsOf(document: unknown): readonly Statement[] {
  return (document as { Statement?: readonly Statement[] } | undefined)?.Statement ?? [];
}

function isForCloudFront({ Effect, Principal }: Statement): boolean {
  const service = typeof Principal === 'object' ? Principal.Service : undefined;
  return Effect === 'Allow' && service === 'cloudfront.amazonaws.com';
}
