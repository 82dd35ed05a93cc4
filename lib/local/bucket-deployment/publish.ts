import { extname } from 'node:path';
import type { Buckets } from '../s3/buckets';
import { newHead } from '../s3/objects';
import type { ObjectHead } from '../s3/state';
import type { Deployment } from './resources';

/**
 * Copies deployments into their buckets, in order; identical files keep their date.
 *
 * @throws Error for a deployment into a bucket that the template does not have
 */
export async function copyDeployments(deployments: readonly Deployment[], buckets: Buckets): Promise<void> {
  for (const { bucket = '', files, headers } of deployments) {
    if (!buckets.has(bucket))
      throw new Error(`A deployment goes to ${bucket}, which is not a bucket of the template.`);
    for (const [key, read] of files)
      await buckets.put(bucket, key, read(), { 'content-type': contentTypeOf(key), ...headers });
  }
}

/** Finds a file of the site by its key; undefined for any other text. */
export type PublishedSite = (
  key: string,
) => { readonly head: ObjectHead; readonly bytes: Buffer } | undefined;

/**
 * Finds files of the site as its deployments would leave them in the bucket; the later of two with the same key wins.
 *
 * @param publishedAt  modification time of all files
 * @param overlay      replaces the content of a file
 */
export function openPublishedSite(
  deployments: readonly Deployment[],
  publishedAt: Date,
  overlay: (key: string, bytes: Buffer) => Buffer = (_key, bytes) => bytes,
): PublishedSite {
  const published = new Map(
    deployments.flatMap(({ files, headers }) =>
      [...files].map(([key, read]) => [key, { read, headers }] as const),
    ),
  );
  return (key) => {
    const file = published.get(key);
    if (!file) return undefined;
    const bytes = overlay(key, file.read());
    const headers = { 'content-type': contentTypeOf(key), ...file.headers };
    return { head: newHead({ key, headers }, bytes, publishedAt), bytes };
  };
}

/** By extension; other files are published as binary. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

/** The content type that a deployment gives a file, as `aws s3 sync` guesses it. */
export function contentTypeOf(key: string): string {
  return types[extname(key).toLowerCase()] ?? 'binary/octet-stream';
}
