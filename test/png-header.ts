/**
 * The header of a PNG, which is all that the inspection of uploads reads.
 *
 * @param width   in pixels
 * @param height  in pixels
 * @returns 64 bytes; those from the 33rd on are zero
 */
export function pngHeader(width = 1200, height = 800): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
