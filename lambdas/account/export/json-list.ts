import type { Archive } from './zip';

/** A JSON list that is packed as it is written, one value per line. */
export interface JsonListPacker {
  write(value: object): void;
  close(): void;
}

export function packJsonList(archive: Archive, name: string): JsonListPacker {
  const file = archive.file(name);
  let before = '[\n';
  return {
    write(value) {
      file.write(before + JSON.stringify(value));
      before = ',\n';
    },
    close() {
      file.write(before === '[\n' ? '[]\n' : '\n]\n');
      file.close();
    },
  };
}

/** Packs one value as a file of its own. */
export function packJson(archive: Archive, name: string, value: object): void {
  const file = archive.file(name);
  file.write(`${JSON.stringify(value, null, 2)}\n`);
  file.close();
}
