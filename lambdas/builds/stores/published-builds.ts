import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { type ListedObject, objectsBelow, removeObject } from '#lambdas/runtime/aws/listed-objects';

/** A build of the site, as its `builds/meta/{id}.json` describes it. */
export interface PublishedBuild {
  readonly id: string;
  /** When it was last announced. Every deployment renews it, including that of an older build. */
  readonly publishedAt: Date;
  /** Keys of the hashed files that its pages need. */
  readonly files: readonly string[];
}

/** A file with a content hash in its name. */
export type PublishedFile = ListedObject;

/** The builds in the site's bucket. */
export interface PublishedBuilds {
  /** The build that visitors get. @returns null if none was announced; throws when it cannot be read */
  latest(): Promise<string | null>;
  /** Every build with metadata; throws when one cannot be read. */
  builds(): Promise<readonly PublishedBuild[]>;
  /** All hashed files, in pages. */
  filePages(): AsyncIterable<readonly PublishedFile[]>;
  /** Removes a file. Repeatable. */
  removeFile(key: string): Promise<void>;
  /** Removes a build's metadata. Repeatable. */
  removeBuild(id: string): Promise<void>;
}

const latestKey = 'builds/latest.json';
const metaPrefix = 'builds/meta/';
const metaKey = (id: string) => `${metaPrefix}${id}.json`;

/** Folders of hashed files. `web/build/build-manifest.ts` of the site's build has the same list; a test compares the two. */
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
          if (key !== metaKey(id)) throw new Error(`${key} describes another build, ${id}`);
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
