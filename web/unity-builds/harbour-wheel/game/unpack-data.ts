const magic = 'UnityWebData1.0\0';

/**
 * Unpacks the files of a Unity data file; see `data/pack-data.ts`.
 *
 * @throws Error for bytes that are no such file
 */
export function unpackData(bytes: Uint8Array): Map<string, Uint8Array> {
  const text = (from: number, length: number) =>
    new TextDecoder().decode(bytes.subarray(from, from + length));
  if (text(0, magic.length) !== magic) throw new Error('The data of the game are of an unknown kind.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerSize = view.getUint32(magic.length, true);
  const files = new Map<string, Uint8Array>();
  for (let at = magic.length + 4; at < headerSize;) {
    const [offset, size, nameLength] = [0, 4, 8].map((each) => view.getUint32(at + each, true)) as [
      number,
      number,
      number,
    ];
    files.set(text(at + 12, nameLength), bytes.subarray(offset, offset + size));
    at += 12 + nameLength;
  }
  return files;
}
