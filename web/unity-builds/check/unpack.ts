import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Packing } from '../build-parts';

/** @returns null for bytes that are not packed as the name states */
export function unpack(bytes: Buffer, packing: Packing): Buffer | null {
  if (packing === 'none') return bytes;
  try {
    return packing === 'gz' ? gunzipSync(bytes) : brotliDecompressSync(bytes);
  } catch {
    return null; // reported by the return value
  }
}
