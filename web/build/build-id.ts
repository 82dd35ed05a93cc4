import { createHash } from 'node:crypto';

/**
 * Identifies a build by its content: the same files have the same id on any machine at any time, so a repeated deployment changes nothing,
 * and any other byte, name or file yields another id.
 *
 * @param files  all published files of the build, by path; their order does not matter
 * @returns 16 hexadecimal digits
 */
export function buildId(files: ReadonlyMap<string, string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const bytes = Buffer.from(content);
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}
