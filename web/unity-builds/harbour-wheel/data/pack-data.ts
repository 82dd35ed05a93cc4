/** What every data file of a Unity build for the web begins with. */
const magic = 'UnityWebData1.0\0';

/**
 * Packs files as Unity packs the data of a build: the magic, the length of the header, then where each file lies, how long it is and its
 * name, and the files one after another. Numbers are of 32 bits, lowest byte first.
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
