import type { Buckets } from '../s3/buckets';
import { contentTypeOf } from './media-types';
import type { Deployment } from './resources';

/**
 * Copies deployments into their buckets, in order; identical files keep their date.
 *
 * @throws Error for a deployment into a bucket that the template does not have
 */
export async function copyDeployments(deployments: readonly Deployment[], buckets: Buckets): Promise<void> {
  for (const { bucket = '', keys, headers, read } of deployments) {
    if (!buckets.has(bucket))
      throw new Error(`A deployment goes to ${bucket}, which is not a bucket of the template.`);
    for (const key of keys())
      await buckets.put(bucket, key, read(key) ?? Buffer.alloc(0), {
        'content-type': contentTypeOf(key),
        ...headers,
      });
  }
}
