import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { type ListedObject, objectsBelow, removeObject } from '#lambdas/runtime/aws/listed-objects';

/** A build of the site that said of itself, by `builds/meta/{id}.json`, what it is made of. */
export interface PublishedBuild {
  readonly id: string;
  /** When it was announced last. Every publishing renews it, also that of an older build which comes back. */
  readonly publishedAt: Date;
  /** Keys of the files that its pages need and that bear a hash in their name. */
  readonly files: readonly string[];
}

/** A file of some build, with a hash in its name: another content would be another file. */
export type PublishedFile = ListedObject;

/** What deployments of the site left in its bucket. */
export interface PublishedBuilds {
  /** The build that visitors get. @returns null where none was announced; throws when its name cannot be read */
  latest(): Promise<string | null>;
  /** Every build that still says something of itself; throws when one of them cannot be read. */
  builds(): Promise<readonly PublishedBuild[]>;
  /** All files whose names bear a hash, in pages. */
  filePages(): AsyncIterable<readonly PublishedFile[]>;
  /** Takes a file away for good. It can be repeated. */
  removeFile(key: string): Promise<void>;
  /** Takes away what a build said of itself. It can be repeated. */
  removeBuild(id: string): Promise<void>;
}

const latestKey = 'builds/latest.json';
const metaPrefix = 'builds/meta/';
const metaKey = (id: string) => `${metaPrefix}${id}.json`;

/** Where such files lie. The site's own build names the same places, see `web/build/build-manifest.ts`; a test compares the two. */
const filePrefixes = ['assets/', 'frame-games/', 'unity-frame/'];
const bearsHash = /^(assets|frame-games\/[^/]+\/assets|unity-frame\/(assets|builds))\//;

const latestShape = z.object({ id: z.string() });
const metaShape = z.object({ id: z.string(), assets: z.array(z.string()) });

export function createPublishedBuilds(client: S3Client, bucket: string): PublishedBuilds {
  return {
    async latest() {
      try {
        return latestShape.parse(await readJson(latestKey)).id;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    async builds() {
      const builds: PublishedBuild[] = [];
      for await (const page of objectsBelow(client, bucket, metaPrefix))
        for (const { key, publishedAt } of page) {
          const { id, assets } = metaShape.parse(await readJson(key));
          if (key !== metaKey(id)) throw new Error(`${key} tells of another build, ${id}`);
          builds.push({ id, publishedAt, files: assets });
        }
      return builds;
    },

    async *filePages() {
      for (const prefix of filePrefixes)
        for await (const page of objectsBelow(client, bucket, prefix))
          yield page.filter(({ key }) => bearsHash.test(key));
    },

    removeFile: (key) => removeObject(client, bucket, key),
    removeBuild: (id) => removeObject(client, bucket, metaKey(id)),
  };

  async function readJson(key: string): Promise<unknown> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return JSON.parse((await Body?.transformToString()) ?? '');
  }
}
