import { crc32, deflateSync } from 'node:zlib';

/** As large as a reviewer needs a picture to be. */
const [width, height] = [480, 320];

/** Gray levels of the stripes of each kind of document. */
const stripes = { 'photo-id': [40, 215], selfie: [90, 165] } as const;

/** A picture that stands in for a document: stripes, so that no reviewer takes it for a person's. */
export function sampleDocument(kind: keyof typeof stripes): Uint8Array {
  const [dark, light] = stripes[kind];
  const rows = Array.from({ length: height }, (_row, y) => {
    const pixels = Array.from({ length: width }, (_pixel, x) => ((x + y) % 64 < 32 ? dark : light));
    // Each row begins with its filter: none.
    return Buffer.from([0, ...pixels]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, gray.
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
