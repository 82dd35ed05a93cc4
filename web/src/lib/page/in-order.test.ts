import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order';

/** A promise and the functions that settle it. */
function open() {
  let resolve: (value: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

describe('inOrder', () => {
  it('hands over results in the order of the requests when a later one ends first', async () => {
    const handOver = inOrder();
    const [first, second] = [open(), open()];
    const results: string[] = [];
    const all = [first, second].map(({ promise }) => handOver(promise, (result) => results.push(result)));

    second.resolve('second');
    await Promise.resolve();
    first.resolve('first');
    await Promise.all(all);

    expect(results).toEqual(['first', 'second']);
  });

  it('rejects for failed work, and hands over what comes after it', async () => {
    const handOver = inOrder();
    const [first, second] = [open(), open()];
    const results: string[] = [];
    const failed = handOver(first.promise, (result) => results.push(result));
    const later = handOver(second.promise, (result) => results.push(result));

    second.resolve('second');
    first.reject(new Error('offline'));

    await expect(failed).rejects.toThrow('offline');
    await later;
    expect(results).toEqual(['second']);
  });
});
