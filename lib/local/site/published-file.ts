import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  DestinationBucketName: z.string().optional(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  Prune: z.union([z.boolean(), z.stringbool()]).default(true),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  UserMetadata: z.record(z.string(), z.string()).default({}),
});

const inert: InertProperties = {
  DestinationBucketArn: 'the bucket is named too',
  DistributionId: 'nothing is cached between the site and the browser',
  DistributionPaths: 'nothing is cached between the site and the browser',
  OutputObjectKeys: 'only a label of the result',
  RetainOnDelete: 'nothing deletes a deployment here but --reset',
  ServiceToken: 'the host does the work of the function',
  SourceBucketNames: 'sources lie in the assembly',
  WaitForDistributionInvalidation: 'nothing is cached between the site and the browser',
};

/** Files that a `Custom::CDKBucketDeployment` publishes. */
export interface Deployment {
  /** Undefined when it names no bucket. */
  readonly bucket: string | undefined;
  /** Prefix of all its keys. */
  readonly prefix: string;
  /** Whether other objects below the prefix are deleted. */
  readonly prunes: boolean;
  /** Whether the filters of the deployment include a key. */
  readonly covers: (key: string) => boolean;
  readonly keys: () => readonly string[];
  /** Headers of all its files, besides the content type. */
  readonly headers: Readonly<Record<string, string>>;
  /** Returns undefined for an unknown key. */
  readonly read: (key: string) => Buffer | undefined;
}

/**
 * Reads what a CDK bucket deployment would publish, with its markers replaced.
 *
 * @param properties   of the custom resource, intrinsics resolved
 * @param assetFolder  folder of a source's object key
 * @throws Error for an unknown property or marker encoding
 */
export function readBucketDeployment(
  logicalId: string,
  properties: unknown,
  assetFolder: (objectKey: string) => string,
): Deployment {
  const type = 'Custom::CDKBucketDeployment';
  const deployment = readProperties({ type, logicalId, properties, schema: bucketDeployment, inert });
  const prefix = deployment.DestinationBucketKeyPrefix.replace(/(?<=[^/])$/, '/');
  const sources = deployment.SourceObjectKeys;
  const covers = (key: string) => key.startsWith(prefix) && isIncluded(key.slice(prefix.length), deployment);

  return {
    bucket: deployment.DestinationBucketName,
    prefix,
    prunes: deployment.Prune,
    covers,
    headers: {
      ...deployment.SystemMetadata,
      ...Object.fromEntries(
        Object.entries(deployment.UserMetadata).map(([name, value]) => [
          `x-amz-meta-${name.toLowerCase()}`,
          value,
        ]),
      ),
    },
    keys: () => {
      const keys = sources.flatMap((source) => filesBelow(assetFolder(source))).map((file) => prefix + file);
      return [...new Set(keys)].filter(covers);
    },
    read: (key) => {
      if (!key.startsWith(prefix)) return undefined;
      const paths = sources.map((source) => join(assetFolder(source), key.slice(prefix.length)));
      const index = paths.findLastIndex((path) => existsSync(path));
      const path = paths[index];
      return path === undefined ? undefined : withoutMarkers(readFileSync(path), deployment, index);
    },
  };
}

/** Replaces bytes, because not every file is text. */
function withoutMarkers(file: Buffer, deployment: z.infer<typeof bucketDeployment>, index: number): Buffer {
  const markers = Object.entries(deployment.SourceMarkers[index] ?? {});
  const { jsonEscape = false, markerEncodings = {} } = deployment.SourceMarkersConfig[index] ?? {};
  const bytes = markers.reduce((sofar, [marker, value]) => {
    const encoding = markerEncodings[marker] ?? (jsonEscape ? 'UNQUOTED_JSON_VALUE' : 'LITERAL');
    return sofar.replaceAll(inBytes(marker), () => inBytes(encode(value, encoding)));
  }, file.toString('latin1'));
  return Buffer.from(bytes, 'latin1');
}

function inBytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** Paths relative to the folder, with slashes. */
function filesBelow(folder: string, path = ''): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const each = path === '' ? entry.name : `${path}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(folder, each) : [each];
  });
}

/** Filters like `aws s3 sync`: an excluded file is left out unless it is included again. */
function isIncluded(file: string, { Exclude, Include }: { Exclude: string[]; Include: string[] }): boolean {
  const fits = (pattern: string) => globOf(pattern).test(file);
  return !Exclude.some(fits) || Include.some(fits);
}

/** https://docs.aws.amazon.com/cli/latest/reference/s3/#use-of-exclude-and-include-filters */
function globOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[\\^$.|+(){}]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
    .replaceAll('[!', '[^');
  return new RegExp(`^${source}$`, 's');
}

/** https://docs.aws.amazon.com/cdk/api/v2/docs/aws-cdk-lib.aws_s3_deployment.MarkerEncoding.html */
function encode(value: unknown, encoding: string): string {
  if (encoding === 'LITERAL' && typeof value === 'string') return value;
  if (encoding === 'JSON_VALUE') return JSON.stringify(value);
  if (encoding === 'UNQUOTED_JSON_VALUE') return JSON.stringify(value).replace(/^"(.*)"$/s, '$1');
  throw new Error(`the offline host writes no ${encoding} marker of ${JSON.stringify(value)}.`);
}
