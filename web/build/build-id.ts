import { createHash } from 'node:crypto';

/**
 * Names a build by its content: the same files have the same id on any machine and at any time, so that deploying them again changes
 * nothing, and another byte, name or file is another build.
 *
 * @param files  all that the build publishes, by path; their order does not matter
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
