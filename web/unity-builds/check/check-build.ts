import { unityHeaders } from '../../../lib/unity-file-headers';
import { type Finding, fault, note } from '../../build/studio-check/check-rule';
import { type NamedPart, partNamed, parts } from '../build-parts';
import { foreignUrls } from './addresses';
import { faultInPart, gzipMagic } from './part-faults';
import type { UnityRuleId } from './unity-rules';
import { unpack } from './unpack';

export type UnityFinding = Finding<UnityRuleId>;

/**
 * A build is loaded completely before its game begins: above the lower limit it is impractical on phones, above the higher one everywhere.
 */
const manyBytes = 15_000_000;
const maxBytes = 64_000_000;

/**
 * Checks the files of a Unity build for problems that prevent loading.
 *
 * @param files  files of Unity's folder `Build`, by name
 */
export function checkBuild(files: ReadonlyMap<string, Buffer>): UnityFinding[] {
  const named = [...files].flatMap(([name, bytes]) => {
    const part = partNamed(name);
    return part ? [{ name, bytes, ...part }] : [];
  });
  return [
    ...parts.flatMap((part) => countFaults(part, named)),
    ...sameness(named),
    ...[...files.keys()].flatMap(unknownFileFaults),
    ...named.flatMap(contents),
    ...size(files),
  ];
}

interface NamedFile extends NamedPart {
  readonly name: string;
  readonly bytes: Buffer;
}

function countFaults(part: NamedPart['part'], named: readonly NamedFile[]): UnityFinding[] {
  const found = named.filter((each) => each.part === part).map(({ name }) => name);
  if (found.length === 1) return [];
  const endings = { loader: '.loader.js', framework: '.framework.js', data: '.data', code: '.wasm' };
  if (found.length === 0)
    return [
      fault(
        'files/parts',
        `There is no ${part}: a file that ends in ${endings[part]}, or that and .br or .gz.`,
      ),
    ];
  return [fault('files/parts', `There is more than one ${part}: ${found.join(', ')}.`)];
}

function sameness(named: readonly NamedFile[]): UnityFinding[] {
  const products = new Set(named.map(({ product }) => product));
  const packings = new Set(named.filter(({ part }) => part !== 'loader').map(({ packing }) => packing));
  return [
    ...(products.size > 1
      ? [fault('files/one-build', `The files are of several builds: ${[...products].join(', ')}.`)]
      : []),
    ...(packings.size > 1
      ? [fault('files/packing', 'Framework, data and code are not packed in the same way.')]
      : []),
    ...(packings.size === 1 && packings.has('none')
      ? [
          note(
            'files/packing',
            'Nothing is packed: with "Compression Format: Brotli" players wait for a third of it.',
          ),
        ]
      : []),
  ];
}

function unknownFileFaults(name: string): UnityFinding[] {
  if (partNamed(name)) return [];
  if (name.endsWith('.unityweb'))
    return [
      fault(
        'build/decompression',
        `${name} is unpacked by its own script, which our content policy forbids: build without "Decompression Fallback".`,
      ),
    ];
  if (/\.symbols\.json(\.br|\.gz)?$/.test(name))
    return [note('files/known', `${name} is for developers; players never ask for it.`)];
  if (/\.worker\.js(\.br|\.gz)?$/.test(name))
    return [fault('build/threads', `${name} is of a build with threads, which no page here can run.`)];
  const served = unityHeaders(name) ? 'is no part that a page could name' : 'is no file of a Unity build';
  return [fault('files/known', `${name} ${served}.`)];
}

function contents({ name, bytes, part, packing }: NamedFile): UnityFinding[] {
  const unpacked = unpack(bytes, packing);
  if (!unpacked)
    return [fault('files/names', `${name} is not packed by ${packing === 'br' ? 'Brotli' : 'gzip'}.`)];
  if (unpacked.subarray(0, gzipMagic.length).equals(gzipMagic))
    return [fault('files/names', `${name} is packed by gzip, and its name does not say so.`)];
  const wrong = faultInPart(part, unpacked);
  if (wrong) return [fault(`build/${part}`, `${name} ${wrong}`)];
  if (part === 'data' || part === 'code') return [];
  const script = unpacked.toString('latin1');
  return [
    ...foreignUrls(script).map((address) =>
      fault('policy/addresses', `${name} names ${address}, which is not this site.`),
    ),
    ...(/\bnew Function\s*\(|[^.\w]eval\s*\(/.test(script)
      ? [
          note(
            'policy/evaluation',
            `${name} can make code of text, which our content policy forbids; play it through once.`,
          ),
        ]
      : []),
  ];
}

function size(files: ReadonlyMap<string, Buffer>): UnityFinding[] {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const total = `All files together are ${(bytes / 1_000_000).toFixed(1)} MB`;
  if (bytes > maxBytes) return [fault('size/total', `${total}; ${maxBytes / 1_000_000} MB is the most.`)];
  return bytes > manyBytes ? [note('size/total', `${total}, which is a long wait on a phone.`)] : [];
}
