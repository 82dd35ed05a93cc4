import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../http/parse-json';
import { S3Refusal } from './refusal';

/** Metadata of an object. */
export interface ObjectHead {
  readonly key: string;
  readonly size: number;
  /** Without quotation marks. */
  readonly etag: string;
  /** Milliseconds since 1970, in whole seconds as in HTTP. */
  readonly modifiedAt: number;
  /** Stored response headers, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly checksums: Readonly<Record<string, string>>;
}

export interface ObjectStore {
  head(key: string): ObjectHead | undefined;
  read(key: string): Promise<{ head: ObjectHead; bytes: Buffer } | undefined>;
  put(head: ObjectHead, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  /** Keys in the order of their UTF-8 bytes. */
  keys(): readonly string[];
  /** Keys with a pending write that requires that no object exists. */
  readonly reservedKeys: Set<string>;
}

/** Writes a new file. Like all stores here it survives a killed process, not a power cut. */
export type WriteFile = (path: string, parts: readonly Buffer[]) => Promise<void>;

/** Suffix of unfinished files. */
const unfinished = '.next';

/**
 * Opens a bucket's folder. An object is one file, named after its key's hash: a line of JSON metadata, then its
 * bytes. It is written to a temporary file and renamed, so that a crash leaves either the old object or the new one.
 *
 * @param folder  null keeps the objects in memory
 * @param write   writes a file; tests inject failures
 * @throws Error naming a file that is not an object
 */
export function openObjectStore(folder: string | null, write: WriteFile = writeWhole): ObjectStore {
  const heads = folder === null ? new Map<string, ObjectHead>() : readHeads(folder);
  const inMemory = new Map<string, Buffer>();
  let inOrder: readonly string[] | undefined;

  return {
    reservedKeys: new Set(),
    head: (key) => heads.get(key),
    async read(key) {
      const head = heads.get(key);
      if (!head) return undefined;
      if (folder === null) return { head, bytes: inMemory.get(key) ?? Buffer.alloc(0) };
      // One file holds both, so they match even if the object is replaced concurrently.
      const path = pathOf(folder, key);
      const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined; // removed concurrently
        throw error;
      });
      return file && objectIn(path, file);
    },
    async put(head, bytes) {
      if (folder === null) inMemory.set(head.key, Buffer.from(bytes));
      else await replaceFile(folder, head, bytes);
      heads.set(head.key, head);
      inOrder = undefined;
    },
    async remove(key) {
      if (folder === null) inMemory.delete(key);
      else if (heads.has(key)) rmSync(pathOf(folder, key));
      heads.delete(key);
      inOrder = undefined;
    },
    keys: () => (inOrder ??= [...heads.keys()].sort(byBytes)),
  };

  async function replaceFile(within: string, head: ObjectHead, bytes: Buffer): Promise<void> {
    const beside = join(within, `${randomUUID()}${unfinished}`);
    try {
      await write(beside, [Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
      renameSync(beside, pathOf(within, head.key));
    } catch (error) {
      rmSync(beside, { force: true });
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['ENOSPC', 'EDQUOT'].includes(code)) throw error;
      throw new S3Refusal(503, 'ServiceUnavailable', 'The disk of the offline host is full.');
    }
  }
}

/** S3 lists keys in byte order, which differs from JavaScript's order beyond the basic plane. */
export function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/** Files are named by the hash of their key, because a key may be any text. */
const objectName = /^[0-9a-f]{64}$/;

function pathOf(folder: string, key: string): string {
  return join(folder, createHash('sha256').update(key).digest('hex'));
}

function readHeads(folder: string): Map<string, ObjectHead> {
  mkdirSync(folder, { recursive: true });
  const heads = new Map<string, ObjectHead>();
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.endsWith(unfinished)) rmSync(path);
    // Other files, such as those of a file manager, are ignored.
    if (!objectName.test(name)) continue;
    const { head } = objectIn(path, readFileSync(path));
    heads.set(head.key, head);
  }
  return heads;
}

function objectIn(path: string, file: Buffer): { head: ObjectHead; bytes: Buffer } {
  const end = file.indexOf('\n');
  const head = parseJson(file.toString('utf8', 0, end)) as ObjectHead | undefined;
  const bytes = file.subarray(end + 1);
  if (head?.size === bytes.length) return { head, bytes };
  throw new Error(`${path} was not written by the offline host. Start with --reset.`);
}

async function writeWhole(path: string, parts: readonly Buffer[]): Promise<void> {
  await writeFile(path, parts, { flag: 'wx', mode: 0o600 });
}
