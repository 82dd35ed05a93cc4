import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { newHead } from './objects';
import { S3Refusal } from './refusal';
import { type CorsRule, readBucket } from './resources';
import { type ObjectHead, openObjectStore, type ObjectStore } from './state';

interface Bucket {
  readonly objectStore: ObjectStore;
  readonly corsRules: readonly CorsRule[];
  /** Whether the bucket emits events about created objects. */
  readonly emitsEvents: boolean;
}

export interface Buckets {
  /**
   * @param name        name that CloudFormation would give; the bucket's own name is its lower case
   * @param properties  of `AWS::S3::Bucket`, intrinsics resolved
   * @throws Error for a property that is not emulated
   */
  ensureBucket(logicalId: string, name: string, properties: unknown): { name: string };
  has(name: string): boolean;
  /** @throws S3Refusal for an unknown bucket */
  find(name: string): Bucket;
  /** Puts an object on behalf of the host; an identical object is not written again. */
  put(bucket: string, key: string, bytes: Buffer, headers?: Readonly<Record<string, string>>): Promise<void>;
  read(bucket: string, key: string): Promise<{ head: ObjectHead; bytes: Buffer } | undefined>;
}

/**
 * Opens the buckets of a host, with the objects of earlier starts.
 *
 * @param folder  folder of objects; null keeps them in memory
 */
export function openBuckets({ folder, now }: { folder: string | null; now: () => Date }): Buckets {
  const buckets = new Map<string, Bucket>();
  const find = (name: string) => {
    const bucket = buckets.get(name);
    if (bucket) return bucket;
    throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist');
  };
  return {
    ensureBucket(logicalId, stackName, properties) {
      const name = stackName.toLowerCase().slice(0, 63);
      const { CorsConfiguration, NotificationConfiguration } = readBucket(logicalId, properties);
      buckets.set(name, {
        objectStore: openObjectStore(folder && join(folder, name)),
        corsRules: CorsConfiguration?.CorsRules ?? [],
        emitsEvents: NotificationConfiguration?.EventBridgeConfiguration.EventBridgeEnabled ?? false,
      });
      return { name };
    },
    has: (name) => buckets.has(name),
    find,
    async put(bucket, key, bytes, headers = {}) {
      const { objectStore } = find(bucket);
      const head = newHead({ key, headers }, bytes, now());
      const current = objectStore.head(key);
      const isSame = current?.etag === head.etag && isDeepStrictEqual(current.headers, head.headers);
      if (!isSame) await objectStore.put(head, bytes);
    },
    read: (bucket, key) => find(bucket).objectStore.read(key),
  };
}
