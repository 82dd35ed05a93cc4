import type { GlyphPlace } from '../data/distance-field';
import { unpackData } from './unpack-data';

/** The textual part of this build's data file. */
export interface WheelPlan {
  /** Payout of each segment, clockwise from the top. */
  readonly multiples: readonly number[];
  readonly glyphs: { readonly width: number; readonly height: number };
  readonly places: Readonly<Record<string, GlyphPlace>>;
}

export interface WheelData extends WheelPlan {
  readonly glyphPixels: Uint8Array;
  readonly skylinePixels: Uint8Array;
}

export const fileNames = { plan: 'wheel.json', glyphs: 'glyphs.bin', skyline: 'skyline.bin' } as const;

/** @throws Error for an incomplete data file */
export function readWheelData(bytes: Uint8Array): WheelData {
  const files = unpackData(bytes);
  const file = (name: string) => {
    const found = files.get(name);
    if (!found) throw new Error(`The data of the game lack ${name}.`);
    return found;
  };
  const plan = JSON.parse(new TextDecoder().decode(file(fileNames.plan))) as WheelPlan;
  return { ...plan, glyphPixels: file(fileNames.glyphs), skylinePixels: file(fileNames.skyline) };
}
