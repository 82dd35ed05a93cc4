import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';

const rows = 20_000;
/** The first ones also compile. */
const turns = 20;

/**
 * How long this machine takes for a fixed piece of work, in milliseconds: the least of its turns. Figures of two runs compare only as far
 * as theirs do, since the same commit runs at half the speed on another machine, or on the same one at another hour.
 */
export function referenceWorkMs(now = () => performance.now()): number {
  const times = Array.from({ length: turns }, () => {
    const from = now();
    work();
    return now() - from;
  });
  return Math.min(...times);
}

/** Objects, sorting, text and hashing, as the product does them. */
function work(): string {
  const list = Array.from({ length: rows }, (_, index) => ({
    id: (index * 7919) % rows,
    name: `row ${index}`,
  }));
  const text = JSON.stringify(list.toSorted((one, other) => one.id - other.id));
  return createHash('sha256')
    .update(JSON.stringify(JSON.parse(text)))
    .digest('hex');
}
