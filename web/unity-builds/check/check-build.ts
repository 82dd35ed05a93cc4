import { unityHeaders } from '../../../lib/unity-file-headers';
import { type NamedPart, partNamed, parts } from '../build-parts';
import { foreignUrls } from './addresses';
import { faultInPart } from './part-faults';
import { unpack } from './unpack';

/** A finding about a build. A fault prevents it from being shown; a note informs its author. */
export interface Finding {
  readonly kind: 'fault' | 'note';
  readonly text: string;
}

/**
 * A build is loaded completely before its game begins: above the lower limit it is impractical on phones, above the higher one everywhere.
 */
const manyBytes = 15_000_000;
const mostBytes = 64_000_000;

const fault = (text: string): Finding => ({ kind: 'fault', text });
const note = (text: string): Finding => ({ kind: 'note', text });

/**
 * Checks the files of a Unity build for problems that prevent loading.
 *
 * @param files  files of Unity's folder `Build`, by name
 */
export function checkBuild(files: ReadonlyMap<string, Buffer>): Finding[] {
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

function countFaults(part: NamedPart['part'], named: readonly NamedFile[]): Finding[] {
  const found = named.filter((each) => each.part === part).map(({ name }) => name);
  if (found.length === 1) return [];
  const endings = { loader: '.loader.js', framework: '.framework.js', data: '.data', code: '.wasm' };
  if (found.length === 0)
    return [fault(`There is no ${part}: a file that ends in ${endings[part]}, or that and .br or .gz.`)];
  return [fault(`There is more than one ${part}: ${found.join(', ')}.`)];
}

function sameness(named: readonly NamedFile[]): Finding[] {
  const products = new Set(named.map(({ product }) => product));
  const packings = new Set(named.filter(({ part }) => part !== 'loader').map(({ packing }) => packing));
  return [
    ...(products.size > 1 ? [fault(`The files are of several builds: ${[...products].join(', ')}.`)] : []),
    ...(packings.size > 1 ? [fault('Framework, data and code are not packed in the same way.')] : []),
    ...(packings.size === 1 && packings.has('none')
      ? [note('Nothing is packed: with "Compression Format: Brotli" players wait for a third of it.')]
      : []),
  ];
}

function unknownFileFaults(name: string): Finding[] {
  if (partNamed(name)) return [];
  if (name.endsWith('.unityweb'))
    return [
      fault(
        `${name} is unpacked by its own script, which our content policy forbids: build without "Decompression Fallback".`,
      ),
    ];
  if (/\.symbols\.json(\.br|\.gz)?$/.test(name))
    return [note(`${name} is for developers; players never ask for it.`)];
  if (/\.worker\.js(\.br|\.gz)?$/.test(name))
    return [fault(`${name} is of a build with threads, which no page here can run.`)];
  const served = unityHeaders(name) ? 'is no part that a page could name' : 'is no file of a Unity build';
  return [fault(`${name} ${served}.`)];
}

function contents({ name, bytes, part, packing }: NamedFile): Finding[] {
  const unpacked = unpack(bytes, packing);
  if (!unpacked) return [fault(`${name} is not packed by ${packing === 'br' ? 'Brotli' : 'gzip'}.`)];
  const wrong = faultInPart(part, unpacked);
  if (wrong) return [fault(`${name} ${wrong}`)];
  if (part === 'data' || part === 'code') return [];
  const script = unpacked.toString('latin1');
  return [
    ...foreignUrls(script).map((address) => fault(`${name} names ${address}, which is not this site.`)),
    ...(/\bnew Function\s*\(|[^.\w]eval\s*\(/.test(script)
      ? [note(`${name} can make code of text, which our content policy forbids; play it through once.`)]
      : []),
  ];
}

function size(files: ReadonlyMap<string, Buffer>): Finding[] {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const total = `All files together are ${(bytes / 1_000_000).toFixed(1)} MB`;
  if (bytes > mostBytes) return [fault(`${total}; ${mostBytes / 1_000_000} MB is the most.`)];
  return bytes > manyBytes ? [note(`${total}, which is a long wait on a phone.`)] : [];
}
