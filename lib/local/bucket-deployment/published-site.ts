import { newHead } from '../s3/objects';
import type { ObjectHead } from '../s3/state';
import { contentTypeOf } from './media-types';
import type { Deployment } from './resources';

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
  const publishing = new Map(
    deployments.flatMap((deployment) => deployment.keys().map((key) => [key, deployment] as const)),
  );
  return (key) => {
    const deployment = publishing.get(key);
    const file = deployment?.read(key);
    if (!deployment || !file) return undefined;
    const bytes = overlay(key, file);
    const headers = { 'content-type': contentTypeOf(key), ...deployment.headers };
    return { head: newHead({ key, headers }, bytes, publishedAt), bytes };
  };
}
