import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP, packed. */
export interface PackedFile {
  readonly name: string;
  readonly crc: number;
  /** Before packing, in bytes. */
  readonly size: number;
  readonly packed: readonly Buffer[];
}

/** A file that is being packed as it is written, so that it is never in memory as a whole. */
export interface FilePacker {
  write(text: string): void;
  /** @throws Error when it was closed before */
  close(): PackedFile;
}

const chunkLength = 256 * 1024;
/** Sizes and places are 32 bits, counts are 16: more would be another format. */
const mostBytes = 0xffff_ffff;
const mostFiles = 0xffff;

/**
 * Packs a file in pieces. Each ends at a whole byte and refers to no piece before, so that pieces put together are one stream.
 *
 * @param name  in ASCII, with `/` for folders
 */
export function packFile(name: string): FilePacker {
  const packed: Buffer[] = [];
  let [pending, crc, size] = ['', 0, 0];
  let isClosed = false;

  function pack(finishFlush: number): void {
    const bytes = Buffer.from(pending);
    pending = '';
    crc = crc32(bytes, crc);
    size += bytes.length;
    packed.push(deflateRawSync(bytes, { finishFlush }));
  }

  return {
    write(text) {
      pending += text;
      if (pending.length >= chunkLength) pack(constants.Z_SYNC_FLUSH);
    },
    close() {
      if (isClosed) throw new Error(`The file ${name} is packed already`);
      isClosed = true;
      pack(constants.Z_FINISH);
      return { name, crc, size, packed };
    },
  };
}

/**
 * Puts packed files into one ZIP.
 *
 * Source: APPNOTE.TXT 6.3.10 by PKWARE, 4.3.7 (local file header), 4.3.12 (central directory) and 4.3.16 (its end).
 *
 * @param at  what the files are dated, in UTC
 * @throws RangeError for more than 65,535 files or 4 GB
 */
export function zipOf(files: readonly PackedFile[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const facts = factsOf(file, at);
    const local = Buffer.concat([uint32(0x04034b50), facts, uint16(0), Buffer.from(file.name)]);
    directory.push(directoryEntry(file.name, facts, offset));
    parts.push(local, ...file.packed);
    offset += local.length + packedSize(file);
  }
  const entries = Buffer.concat(directory);
  if (files.length > mostFiles || offset + entries.length > mostBytes)
    throw new RangeError('This is more than a ZIP of this format holds');
  return Buffer.concat([...parts, entries, directoryEnd(files.length, entries.length, offset)]);
}

/** What local header and directory say alike, up to the length of the name: version, flags, method, time, sum and sizes. */
function factsOf(file: PackedFile, at: Date): Buffer {
  const [version, plain, deflated] = [20, 0, 8];
  return Buffer.concat([
    ...[uint16(version), uint16(plain), uint16(deflated), uint16(dosTime(at)), uint16(dosDate(at))],
    ...[uint32(file.crc), uint32(packedSize(file)), uint32(file.size), uint16(Buffer.byteLength(file.name))],
  ]);
}

function directoryEntry(name: string, facts: Buffer, offset: number): Buffer {
  const madeBy = uint16(20);
  // No extra field, no comment, the first disk, no attributes of any system.
  const rest = [uint16(0), uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset)];
  return Buffer.concat([uint32(0x02014b50), madeBy, facts, ...rest, Buffer.from(name)]);
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const disks = [uint16(0), uint16(0)];
  const counts = [uint16(count), uint16(count)];
  return Buffer.concat([uint32(0x06054b50), ...disks, ...counts, uint32(size), uint32(offset), uint16(0)]);
}

function packedSize({ packed }: PackedFile): number {
  return packed.reduce((bytes, each) => bytes + each.length, 0);
}

/** Hours, minutes and pairs of seconds. */
function dosTime(at: Date): number {
  return (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
}

/** Years since 1980, months and days from one. */
function dosDate(at: Date): number {
  return ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
