import type { DistributionSource } from './distribution-source';

/** What a bucket's policy lets CloudFront do. */
export interface Grants {
  readonly read: boolean;
  /** Who may list is told that a file is missing; everybody else is told the same as of a secret. */
  readonly list: boolean;
}

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Principal?: { readonly Service?: string } | string;
}

/** Reads what the policies of a bucket allow CloudFront; their conditions name the distribution itself. */
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
