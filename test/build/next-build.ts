import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build as it lies in a folder. */
export interface BuildFolder {
  readonly id: string;
  /** Every file that is text, by its key. */
  readonly texts: Readonly<Record<string, string>>;
  /** The keys of the files that the code of this page of ours is in. */
  chunksOf(name: string): string[];
}

export function readBuild(folder: string): BuildFolder {
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((key) =>
    /\.(html|js|json)$/.test(key),
  );
  const texts = Object.fromEntries(keys.map((key) => [key, readFileSync(join(folder, key), 'utf8')]));
  const { id } = JSON.parse(texts['builds/latest.json'] ?? '{}') as { id: string };
  const chunksOf = (name: string) =>
    keys.filter((key) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(key));
  return { id, texts, chunksOf };
}

/**
 * What a later build of the same site publishes: another id wherever the first stands, and other names of
 * the files whose code it changes, and of those that name them.
 *
 * @param named    the id of that build
 * @param changed  keys of the files whose code it changes
 */
export function nextBuild(
  { id, texts }: BuildFolder,
  { named, changed }: { named: string; changed: readonly string[] },
): Record<string, string> {
  const newNames = withAllThatName(changed, texts).map((key, index) => {
    const name = basename(key);
    // Several files may bear one name but for their hash.
    const hash = named.slice(0, 5) + String(index).padStart(3, '0');
    return [name, name.replace(/[\w-]{8}\.js$/, `${hash}.js`)] as const;
  });
  const rewrite = (text: string) =>
    newNames.reduce((rest, [from, to]) => rest.replaceAll(from, to), text.replaceAll(id, named));
  const rewritten = Object.entries(texts).map(([key, text]) => [rewrite(key), rewrite(text)] as const);
  return Object.fromEntries(rewritten.filter(([key, text]) => texts[key] !== text));
}

/** Files bear a hash of what is in them, and so do those that name them. */
function withAllThatName(keys: readonly string[], texts: BuildFolder['texts']): readonly string[] {
  const names = keys.map(basename);
  const all = Object.entries(texts)
    .filter(
      ([key, text]) => keys.includes(key) || (isAsset(key) && names.some((name) => text.includes(name))),
    )
    .map(([key]) => key);
  return all.length === keys.length ? keys : withAllThatName(all, texts);
}

function isAsset(key: string): boolean {
  return /^assets\/.*\.js$/.test(key);
}

function basename(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
