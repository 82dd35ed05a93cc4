import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Refusal } from './s3-refusal';

/** What is known of an object besides its bytes. */
export interface ObjectHead {
  readonly key: string;
  readonly size: number;
  /** Without quotation marks. */
  readonly etag: string;
  /** Milliseconds since 1970, whole seconds as in HTTP. */
  readonly modifiedAt: number;
  /** To be answered as they were sent, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly checksums: Readonly<Record<string, string>>;
}

/** The objects of one bucket. */
export interface ObjectStore {
  head(key: string): ObjectHead | undefined;
  read(key: string): Promise<{ head: ObjectHead; bytes: Buffer } | undefined>;
  put(head: ObjectHead, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  /** In the order of their bytes in UTF-8. */
  keys(): readonly string[];
}

/** Writes a new file. Like all stores here it outlives a killed process, not a power cut. */
export type WriteFile = (path: string, parts: readonly Buffer[]) => Promise<void>;

/** Suffix of files that are not an object yet. */
const unfinished = '.next';

/**
 * Opens a bucket's folder. An object is one file, named after its key's hash: a line of JSON about it, then its bytes. It
 * is written beside its place and takes it in one step, so whatever happens there is the old object or the new one.
 *
 * @param folder  null keeps the objects in memory
 * @param write   how a file is written; tests let it fail
 * @throws Error naming a file that is no object
 */
export function openObjectStore(folder: string | null, write: WriteFile = writeWhole): ObjectStore {
  const heads = folder === null ? new Map<string, ObjectHead>() : readHeads(folder);
  const inMemory = new Map<string, Buffer>();
  let inOrder: readonly string[] | undefined;

  return {
    head: (key) => heads.get(key),
    async read(key) {
      const head = heads.get(key);
      if (!head) return undefined;
      if (folder === null) return { head, bytes: inMemory.get(key) ?? Buffer.alloc(0) };
      // One file holds both, so they belong together even if the object is replaced right now.
      const path = pathOf(folder, key);
      const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined; // removed meanwhile
        throw error;
      });
      return file && { head: parseHead(path, file), bytes: file.subarray(file.indexOf('\n') + 1) };
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
      throw isDiskFull(error)
        ? new S3Refusal(503, 'ServiceUnavailable', 'The disk of the offline host is full.')
        : error;
    }
  }
}

/** S3 lists keys by their bytes, which differs from JavaScript's order beyond the basic plane. */
export function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/** Objects are named by the hash of their key, since a key may be any text. */
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
    // Whatever else lies here, such as what a file manager leaves, is no object.
    if (!objectName.test(name)) continue;
    const head = readHead(path);
    heads.set(head.key, head);
  }
  return heads;
}

/** More than any key and metadata take. */
const longestHeadBytes = 64 * 1024;

function readHead(path: string): ObjectHead {
  const file = openSync(path, 'r');
  try {
    const begin = Buffer.alloc(longestHeadBytes);
    const line = begin.subarray(0, readSync(file, begin));
    const head = parseHead(path, line);
    if (fstatSync(file).size === line.indexOf('\n') + 1 + head.size) return head;
    throw damaged(path);
  } finally {
    closeSync(file);
  }
}

function parseHead(path: string, file: Buffer): ObjectHead {
  try {
    return JSON.parse(file.toString('utf8', 0, file.indexOf('\n'))) as ObjectHead;
  } catch (cause) {
    throw damaged(path, cause);
  }
}

function damaged(path: string, cause?: unknown): Error {
  return new Error(`${path} is no object of the offline host: start with --reset`, { cause });
}

async function writeWhole(path: string, parts: readonly Buffer[]): Promise<void> {
  await writeFile(path, parts, { flag: 'wx', mode: 0o600 });
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
