import type { Part } from '../build-parts';

const dataMagic = 'UnityWebData1.0\0';
const codeMagic = Buffer.from([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
/** First bytes of a file that is packed by gzip. */
export const gzipMagic = Buffer.from([0x1f, 0x8b]);

/** Validates the format of an unpacked part; returns a fault message or null. */
export function faultInPart(part: Part, bytes: Buffer): string | null {
  switch (part) {
    case 'loader':
      return bytes.includes('createUnityInstance') ? null : 'does not define createUnityInstance.';
    case 'framework':
      return bytes.includes('unityFramework') ? null : 'does not define unityFramework.';
    case 'data':
      return faultInData(bytes);
    case 'code':
      return faultInCode(bytes);
  }
}

/** Magic, length of the header, and then offset, length and name of each file. */
function faultInData(bytes: Buffer): string | null {
  if (!bytes.subarray(0, dataMagic.length).equals(Buffer.from(dataMagic)))
    return 'is no data file of Unity: it does not begin with UnityWebData1.0.';
  if (bytes.length < dataMagic.length + 4) return 'ends too early.';
  const headerSize = bytes.readUInt32LE(dataMagic.length);
  let at = dataMagic.length + 4;
  while (at < headerSize) {
    if (at + 12 > bytes.length) return 'ends too early.';
    const [offset, size, nameLength] = [0, 4, 8].map((each) => bytes.readUInt32LE(at + each)) as [
      number,
      number,
      number,
    ];
    if (offset + size > bytes.length) return 'ends too early.';
    at += 12 + nameLength;
  }
  return null;
}

/** Sections, each with its number and its length; the last ends with the file. */
function faultInCode(bytes: Buffer): string | null {
  if (!bytes.subarray(0, codeMagic.length).equals(codeMagic))
    return 'is no WebAssembly of version 1: its first bytes are others.';
  let at = codeMagic.length;
  while (at < bytes.length) {
    const length = lengthAt(bytes, at + 1);
    if (!length) return 'ends too early.';
    at = length.end + length.value;
  }
  return at === bytes.length ? null : 'ends too early.';
}

/** LEB128: seven bits a byte, lowest first, in at most five bytes. */
function lengthAt(bytes: Buffer, from: number): { value: number; end: number } | null {
  let value = 0;
  for (let each = 0; each < 5; each++) {
    const byte = bytes[from + each];
    if (byte === undefined) return null;
    value += (byte & 0x7f) * 2 ** (7 * each);
    if (byte < 0x80) return { value, end: from + each + 1 };
  }
  return null;
}
