import { describe, expect, it } from 'vitest';
import { createBoundedMap } from './bounded-map';

describe('createBoundedMap', () => {
  it('creates a value once and returns it again, when it is full too', () => {
    const map = createBoundedMap<string, object>(2);
    const first = map.getOrCreate('a', () => ({}));
    map.getOrCreate('b', () => ({}));

    expect(map.getOrCreate('a', () => ({}))).toBe(first);
    expect(map.get('a')).toBe(first);
  });

  it('forgets all entries when it takes one above its limit', () => {
    const map = createBoundedMap<string, number>(2);
    for (const [index, key] of ['a', 'b', 'c'].entries()) map.set(key, index);

    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, undefined, 2]);
  });

  it('replaces the value of a key in a full map without forgetting others', () => {
    const map = createBoundedMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);

    map.set('a', 3);

    expect([map.get('a'), map.get('b')]).toEqual([3, 2]);
  });

  it('does not keep the key of a value that could not be created', () => {
    const map = createBoundedMap<string, number>(2);
    const fail = () => {
      throw new Error('invalid');
    };

    expect(() => map.getOrCreate('a', fail)).toThrow('invalid');
    expect(map.get('a')).toBeUndefined();
  });

  it('forgets a deleted key', () => {
    const map = createBoundedMap<string, number>(2);
    map.set('a', 1);

    map.delete('a');

    expect(map.get('a')).toBeUndefined();
  });
});
