import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

const schema = z.strictObject({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.string())).default([]),
  SourceMarkersConfig: z.array(z.strictObject({ jsonEscape: z.boolean().default(false) })).default([]),
  DestinationBucketName: z.string().optional(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Prune: z.literal(false),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
});
const readDeployment = readerOf('Custom::CDKBucketDeployment', schema, {
  OutputObjectKeys: 'only a label of the result',
  RetainOnDelete: 'nothing deletes a deployment here but --reset',
  ServiceToken: 'the host does the work of the function',
  SourceBucketNames: 'sources lie in the assembly',
  WaitForDistributionInvalidation: 'nothing is cached between the site and the browser',
});

/** Files that a `Custom::CDKBucketDeployment` publishes. */
export interface Deployment {
  /** Undefined when it names no bucket. */
  readonly bucket: string | undefined;
  /** Headers of all its files, besides the content type. */
  readonly headers: Readonly<Record<string, string>>;
  /** Reads the content of each file, by its key. */
  readonly files: ReadonlyMap<string, () => Buffer>;
}

/**
 * Reads what a CDK bucket deployment would publish, with its markers replaced; the later of two sources with the same
 * file wins.
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
  const deployment = readDeployment(logicalId, properties);
  const prefix = deployment.DestinationBucketKeyPrefix.replace(/(?<=[^/])$/, '/');
  const files = deployment.SourceObjectKeys.flatMap((source, index) => {
    const folder = assetFolder(source);
    const markers = deployment.SourceMarkers[index] ?? {};
    const isJson = deployment.SourceMarkersConfig[index]?.jsonEscape ?? false;
    return filesBelow(folder).map((file) => {
      const read = () => withoutMarkers(readFileSync(join(folder, file)), markers, isJson);
      return [prefix + file, read] as const;
    });
  });
  return {
    bucket: deployment.DestinationBucketName,
    headers: deployment.SystemMetadata,
    files: new Map(files),
  };
}

/** Replaces bytes, because not every file is text. */
function withoutMarkers(file: Buffer, markers: Readonly<Record<string, string>>, isJson: boolean): Buffer {
  const bytes = Object.entries(markers).reduce((sofar, [marker, value]) => {
    const written = isJson ? JSON.stringify(value).replace(/^"(.*)"$/s, '$1') : value;
    return sofar.replaceAll(inBytes(marker), () => inBytes(written));
  }, file.toString('latin1'));
  return Buffer.from(bytes, 'latin1');
}

function inBytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** Paths relative to the folder, with slashes. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
