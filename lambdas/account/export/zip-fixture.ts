import { crc32, inflateRawSync } from 'node:zlib';
import { expect } from 'vitest';

/** Reads a ZIP through its central directory, and checks sizes and checksums. */
export function unzip(zip: Buffer): Map<string, string> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const files = new Map<string, string>();
  let place = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.readUInt32LE(place)).toBe(0x02014b50);
    const packed = zip.readUInt32LE(place + 20);
    const size = zip.readUInt32LE(place + 24);
    const nameLength = zip.readUInt16LE(place + 28);
    const local = zip.readUInt32LE(place + 42);
    const name = zip.toString('utf8', place + 46, place + 46 + nameLength);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    const content = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = inflateRawSync(zip.subarray(content, content + packed));
    expect([bytes.length, crc32(bytes)]).toEqual([size, zip.readUInt32LE(place + 16)]);
    files.set(name, bytes.toString());
    place += 46 + nameLength;
  }
  return files;
}
