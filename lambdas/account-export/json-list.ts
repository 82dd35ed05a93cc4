import { packFile, type PackedFile } from './zip';

/** A list in JSON that is packed as it is written, one value a line. */
export interface JsonListPacker {
  write(value: object): void;
  close(): PackedFile;
}

export function packJsonList(name: string): JsonListPacker {
  const file = packFile(name);
  let before = '[\n';
  return {
    write(value) {
      file.write(before + JSON.stringify(value));
      before = ',\n';
    },
    close() {
      file.write(before === '[\n' ? '[]\n' : '\n]\n');
      return file.close();
    },
  };
}

/** One value as a file of its own. */
export function packJson(name: string, value: object): PackedFile {
  const file = packFile(name);
  file.write(`${JSON.stringify(value, null, 2)}\n`);
  return file.close();
}
