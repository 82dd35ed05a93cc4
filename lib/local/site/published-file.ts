import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type InertProperties, readProperties } from '../template/resource-properties';

const bucketDeployment = z.strictObject({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.unknown())).default([]),
  SourceMarkersConfig: z
    .array(
      z.strictObject({
        jsonEscape: z.boolean().default(false),
        markerEncodings: z.record(z.string(), z.string()).default({}),
      }),
    )
    .default([]),
  DestinationBucketKeyPrefix: z.string().default(''),
});

const onlyInTheCloud = 'nothing is copied to a bucket or behind a distribution here';
const inert: InertProperties = Object.fromEntries(
  [
    'DestinationBucketArn',
    'DestinationBucketName',
    'DistributionId',
    'DistributionPaths',
    'Exclude',
    'Include',
    'OutputObjectKeys',
    'Prune',
    'RetainOnDelete',
    'ServiceToken',
    'SourceBucketNames',
    'SystemMetadata',
    'UserMetadata',
    'WaitForDistributionInvalidation',
  ].map((name) => [name, onlyInTheCloud]),
);

/** Files that a `Custom::CDKBucketDeployment` publishes: a key's text, or undefined for a key that it has not. */
export type PublishedFiles = (key: string) => string | undefined;

/**
 * Reads what one of CDK's bucket deployments would publish, its markers replaced as its function would.
 *
 * @param properties   of the custom resource, intrinsics resolved
 * @param assetFolder  where the source of an object key lies
 * @throws Error for a property or an encoding of a marker that the host does not know
 */
export function readBucketDeployment(
  logicalId: string,
  properties: unknown,
  assetFolder: (objectKey: string) => string,
): PublishedFiles {
  const type = 'Custom::CDKBucketDeployment';
  const deployment = readProperties({ type, logicalId, properties, schema: bucketDeployment, inert });
  const prefix = deployment.DestinationBucketKeyPrefix.replace(/(?<=[^/])$/, '/');

  return (key) => {
    if (!key.startsWith(prefix)) return undefined;
    const sources = deployment.SourceObjectKeys.map((source) =>
      join(assetFolder(source), key.slice(prefix.length)),
    );
    const index = sources.findLastIndex((path) => existsSync(path));
    const path = sources[index];
    if (path === undefined) return undefined;
    const { jsonEscape = false, markerEncodings = {} } = deployment.SourceMarkersConfig[index] ?? {};
    return Object.entries(deployment.SourceMarkers[index] ?? {}).reduce(
      (text, [marker, value]) => {
        const encoding = markerEncodings[marker] ?? (jsonEscape ? 'UNQUOTED_JSON_VALUE' : 'LITERAL');
        return text.replaceAll(marker, () => encode(value, encoding));
      },
      readFileSync(path, 'utf8'),
    );
  };
}

/** https://docs.aws.amazon.com/cdk/api/v2/docs/aws-cdk-lib.aws_s3_deployment.MarkerEncoding.html */
function encode(value: unknown, encoding: string): string {
  if (encoding === 'LITERAL' && typeof value === 'string') return value;
  if (encoding === 'JSON_VALUE') return JSON.stringify(value);
  if (encoding === 'UNQUOTED_JSON_VALUE') return JSON.stringify(value).replace(/^"(.*)"$/s, '$1');
  throw new Error(`the offline host writes no ${encoding} marker of ${JSON.stringify(value)}.`);
}
