import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { makeHarbourWheel } from '../harbour-wheel/make';
import { checkBuild } from './check-build';
import { type UnityRuleId, unityRules } from './unity-rules';

let made: Map<string, Buffer>;
beforeAll(async () => {
  made = await makeHarbourWheel([5, 0, 1]);
});

const unpacked = (name: string) => gunzipSync(made.get(name) ?? Buffer.alloc(0));
const loader = 'harbour-wheel.loader.js';
const framework = 'harbour-wheel.framework.js';
const data = 'harbour-wheel.data';
const code = 'harbour-wheel.wasm';

/** The build with some files replaced; null omits one. */
function changed(changes: Readonly<Record<string, Buffer | null>>): Map<string, Buffer> {
  const files = new Map(made);
  for (const [name, bytes] of Object.entries(changes))
    if (bytes) files.set(name, bytes);
    else files.delete(name);
  return files;
}

it('finds nothing in a valid build', () => {
  expect(checkBuild(made)).toEqual([]);
});

it.each([
  ['by Brotli', '.br', (bytes: Buffer) => brotliCompressSync(bytes), []],
  ['not at all', '', (bytes: Buffer) => bytes, ['note']],
])('accepts a build that is packed %s', (_, ending, pack, kinds) => {
  const parts = [framework, data, code];
  const files = new Map([[loader, made.get(loader) ?? Buffer.alloc(0)]]);
  for (const part of parts) files.set(part + ending, pack(unpacked(`${part}.gz`)));

  expect(checkBuild(files).map(({ kind }) => kind)).toEqual(kinds);
});

const gz = (text: string | Buffer) => gzipSync(text);
const faults: [string, UnityRuleId, () => Record<string, Buffer | null>, RegExp][] = [
  ['no loader', 'files/parts', () => ({ [loader]: null }), /no loader: .*\.loader\.js/],
  ['no code', 'files/parts', () => ({ [`${code}.gz`]: null }), /no code/],
  ['two data files', 'files/parts', () => ({ [`${data}.br`]: brotliCompressSync(unpacked(`${data}.gz`)) }), /more than one data/],
  ['a file of another build', 'files/one-build', () => ({ 'other.wasm.gz': made.get(`${code}.gz`) ?? null, [`${code}.gz`]: null }), /several builds: .*other/],
  ['parts packed differently', 'files/packing', () => ({ [code]: unpacked(`${code}.gz`), [`${code}.gz`]: null }), /not packed in the same way/],
  ['code that is none', 'build/code', () => ({ [`${code}.gz`]: gz('<!doctype html>') }), /harbour-wheel\.wasm\.gz is no WebAssembly/],
  ['code that was cut off', 'build/code', () => ({ [`${code}.gz`]: gz(unpacked(`${code}.gz`).subarray(0, -9)) }), /wasm\.gz ends too early/],
  ['data of another kind', 'build/data', () => ({ [`${data}.gz`]: gz('PK') }), /is no data file of Unity/],
  ['data that were cut off', 'build/data', () => ({ [`${data}.gz`]: gz(unpacked(`${data}.gz`).subarray(0, 2_000)) }), /data\.gz ends too early/],
  ['a name that lies about packing', 'files/names', () => ({ [`${code}.gz`]: unpacked(`${code}.gz`) }), /wasm\.gz is not packed by gzip/],
  ['a packed file without an ending for it', 'files/names', () => ({ [loader]: gz('createUnityInstance') }), /loader\.js is packed by gzip/],
  ['a loader that loads nothing', 'build/loader', () => ({ [loader]: Buffer.from('var a = 1;') }), /does not define createUnityInstance/],
  ['a framework that is none', 'build/framework', () => ({ [`${framework}.gz`]: gz('var a = 1;') }), /does not define unityFramework/],
  ['a script that names another site', 'policy/addresses', () => ({ [loader]: Buffer.from('createUnityInstance;fetch("https://stats.example.com/x")') }), /names https:\/\/stats\.example\.com/],
  ['a build that unpacks itself', 'build/decompression', () => ({ 'harbour-wheel.data.unityweb': Buffer.from('x') }), /Decompression Fallback/],
  ['threads', 'build/threads', () => ({ 'harbour-wheel.worker.js': Buffer.from('x') }), /threads/],
  ['a stranger', 'files/known', () => ({ 'index.html': Buffer.from('x') }), /index\.html is no file of a Unity build/],
  ['too much of it', 'size/total', () => ({ 'harbour-wheel.symbols.json': Buffer.alloc(64_000_000) }), /64 MB is the most/],
]; // oxfmt-ignore

it.each(faults)('reports %s as a violation of %s', (_, rule, changes, expected) => {
  const found = checkBuild(changed(changes()));

  expect(found).toContainEqual({ kind: 'fault', rule, text: expect.stringMatching(expected) });
});

it('has a planted violation of every rule on files', () => {
  const ids = unityRules.map(({ id }) => id).filter((id) => !/^(game|protocol|browser)\//.test(id));

  // That a script makes code of text is only noted: Unity does so in code that no game reaches.
  expect(new Set([...faults.map(([, rule]) => rule), 'policy/evaluation'])).toEqual(new Set(ids));
});

it('ignores URLs that are only named, and notes what may not work', () => {
  const script = 'createUnityInstance;"see https://docs.unity3d.com/Manual";new Function("return 1")';

  const found = checkBuild(
    changed({ [loader]: Buffer.from(script), 'harbour-wheel.symbols.json': Buffer.from('{}') }),
  );

  expect(found.map(({ kind, rule }) => [kind, rule])).toEqual([
    ['note', 'files/known'],
    ['note', 'policy/evaluation'],
  ]);
});
