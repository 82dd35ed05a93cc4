import { join } from 'node:path';
import { headersToKeep, newHead } from './objects';
import { S3Refusal } from './refusal';
import { type CorsRule, readBucketProperties } from './resources';
import { type ObjectHead, openObjectStore, type ObjectStore } from './state';

export interface Bucket {
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
  /** Only tests use it. */
  keys(bucket: string): readonly string[];
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
    ensureBucket(logicalId, name, properties) {
      const own = name.toLowerCase().slice(0, 63);
      const read = readBucketProperties(logicalId, properties);
      buckets.set(own, { objectStore: openObjectStore(folder && join(folder, own)), ...read });
      return { name: own };
    },
    has: (name) => buckets.has(name),
    find,
    async put(bucket, key, bytes, headers = {}) {
      const { objectStore } = find(bucket);
      const head = newHead({ key, headers: headersToKeep(headers) }, bytes, now());
      const current = objectStore.head(key);
      if (current && isSame(current, head)) return;
      await objectStore.put(head, bytes);
    },
    read: (bucket, key) => find(bucket).objectStore.read(key),
    keys: (bucket) => find(bucket).objectStore.keys(),
  };
}

function isSame(one: ObjectHead, other: ObjectHead): boolean {
  const inOrder = ({ headers }: ObjectHead) => JSON.stringify(Object.entries(headers).sort());
  return one.etag === other.etag && inOrder(one) === inOrder(other);
}
