/** Builds the header of a lossless WebP: https://developers.google.com/speed/webp/docs/riff_container */
export function webp(width: number, height: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(30);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(22, 4);
  head.write('WEBPVP8L', 8, 'latin1');
  head.writeUInt32LE(10, 16);
  head.writeUInt8(0x2f, 20);
  head.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return head;
}
