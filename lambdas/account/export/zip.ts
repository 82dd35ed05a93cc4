import { strToU8, Zip, ZipDeflate } from 'fflate';

/** One file of a ZIP, compressed as it is written, so that it is never in memory as a whole. */
export interface FilePacker {
  write(text: string): void;
  close(): void;
}

/** A ZIP to which files are added one by one; several can be open at once. */
export interface Archive {
  /** @param name with `/` for folders */
  file(name: string): FilePacker;
  /** Adds a file without compression, because pictures are compressed already. */
  add(name: string, bytes: Uint8Array): void;
  /** @returns the whole ZIP; every file must be closed */
  close(): Buffer;
}

const chunkLength = 64 * 1024;

/**
 * Opens a ZIP that is kept compressed in memory.
 *
 * @param at modification time of its files
 */
export function openArchive(at: Date): Archive {
  const parts: Uint8Array[] = [];
  let isWhole = false;
  const zip = new Zip((error, part, isLast) => {
    if (error) throw error;
    parts.push(part);
    isWhole ||= isLast;
  });

  return {
    file(name) {
      const packed = new ZipDeflate(name);
      packed.mtime = at;
      let pending = '';
      zip.add(packed);
      return {
        write(text) {
          pending += text;
          if (pending.length < chunkLength) return;
          packed.push(strToU8(pending));
          pending = '';
        },
        close: () => packed.push(strToU8(pending), true),
      };
    },
    add(name, bytes) {
      const kept = new ZipDeflate(name, { level: 0 });
      kept.mtime = at;
      zip.add(kept);
      kept.push(bytes, true);
    },
    close() {
      zip.end();
      if (!isWhole) throw new Error('A file of the archive is still open');
      return Buffer.concat(parts);
    },
  };
}
