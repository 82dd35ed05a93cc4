import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { wheelCode } from './code/wheel-code';
import { drawGlyphs } from './data/distance-field';
import { packData } from './data/pack-data';
import { drawSkyline } from './data/skyline';
import { fileNames, type WheelPlan } from './game/wheel-data';

const name = 'harbour-wheel';
const game = join(import.meta.dirname, 'game');

/**
 * Builds the game in the format of Unity's folder `Build`, compressed with gzip.
 *
 * @param multiples  payout of each segment, clockwise from the top
 * @returns the files by their names
 */
export async function makeHarbourWheel(multiples: readonly number[]): Promise<Map<string, Buffer>> {
  const data = wheelData(multiples);
  const code = wheelCode();
  const unpackedBytes = { data: data.length, code: code.length };
  const [loader, framework] = await Promise.all([
    bundle('loader.ts', { unpackedBytes: JSON.stringify(unpackedBytes) }),
    bundle('framework.ts', {}),
  ]);
  return new Map([
    [`${name}.loader.js`, loader],
    [`${name}.framework.js.gz`, packed(framework)],
    [`${name}.data.gz`, packed(data)],
    [`${name}.wasm.gz`, packed(code)],
  ]);
}

function wheelData(multiples: readonly number[]): Uint8Array {
  const { width, height, places, pixels } = drawGlyphs();
  const plan: WheelPlan = { multiples, glyphs: { width, height }, places };
  return packData({
    [fileNames.plan]: new TextEncoder().encode(JSON.stringify(plan)),
    [fileNames.glyphs]: pixels,
    [fileNames.skyline]: drawSkyline(),
  });
}

/** Bundles a classic script, as the loader runs it: it leaks no globals except its entry point. */
async function bundle(entry: string, define: Record<string, string>): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [join(game, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define,
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`Nothing came of ${entry}.`);
  return Buffer.from(script.contents);
}

function packed(bytes: Uint8Array): Buffer {
  return gzipSync(bytes, { level: 9 });
}
