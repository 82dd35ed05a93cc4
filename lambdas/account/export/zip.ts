import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of a ZIP, packed as it is written, so that it is never in memory as a whole. */
export interface FilePacker {
  write(text: string): void;
  close(): void;
}

/** A ZIP to which files are added one by one; several may be open at once. */
export interface Archive {
  /** @param name  with `/` for folders */
  file(name: string): FilePacker;
  /** Adds a file that is packed already, as pictures are. */
  add(name: string, bytes: Uint8Array): void;
  /** @returns the whole ZIP, when every file of it was closed */
  close(): Buffer;
}

const chunkLength = 64 * 1024;

/**
 * Opens a ZIP that is kept in memory, packed.
 *
 * @param at  what its files are dated
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
