import { baccarat } from './baccarat/rules';
import { dice } from './dice/rules';
import { hiLo } from './hi-lo/rules';
import { keno } from './keno/rules';
import { limbo } from './limbo/rules';
import { mines } from './mines/rules';
import type { Original } from './original';
import { plinko } from './plinko/rules';

/** One line per original, in the current version. */
const originals: readonly Original[] = [dice, limbo, plinko, keno, mines, hiLo, baccarat];

/** Versions that are no longer played. Append only, because rounds in ledgers refer to them. */
const retired: readonly Original[] = [];

/** Lists every original in its current version. */
export function listOriginals(): readonly Original[] {
  return originals;
}

/** Lists every version of an original that takes no new rounds. */
export function listRetiredOriginals(): readonly Original[] {
  return retired;
}

/**
 * Finds a version of an original.
 *
 * @throws RangeError for one that does not exist
 */
export function originalOf(id: string, version: number): Original {
  const found = [...originals, ...retired].find((each) => each.id === id && each.version === version);
  if (!found) throw new RangeError(`No original is called ${id} in version ${version}`);
  return found;
}
