/** Magic bytes of every data file of a Unity web build. */
const magic = 'UnityWebData1.0\0';

/**
 * Packs files like Unity's data files: the magic, the length of the header, then offset, length and name of each file, and the file
 * contents. Numbers are 32 bits, little endian.
 */
export function packData(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).map(([name, bytes]) => ({
    name: new TextEncoder().encode(name),
    bytes,
  }));
  const headerSize = entries.reduce((size, { name }) => size + 12 + name.length, magic.length + 4);
  let offset = headerSize;
  const header = entries.flatMap(({ name, bytes }) => {
    const entry = [...numbers(offset, bytes.length, name.length), ...name];
    offset += bytes.length;
    return entry;
  });
  return Uint8Array.from([
    ...new TextEncoder().encode(magic),
    ...numbers(headerSize),
    ...header,
    ...entries.flatMap(({ bytes }) => [...bytes]),
  ]);
}

function numbers(...values: number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(values).buffer);
}
