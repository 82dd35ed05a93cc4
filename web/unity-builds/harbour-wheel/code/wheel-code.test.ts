import { expect, it } from 'vitest';
import { wheelCode } from './wheel-code';

interface Movements {
  readonly memory: WebAssembly.Memory;
  readonly turn: (t: number, from: number, travel: number) => number;
  readonly flap: (heldAt: number, seconds: number) => number;
  readonly fly: (at: number, count: number, seconds: number) => void;
}

async function setup(): Promise<Movements> {
  const { instance } = await WebAssembly.instantiate(wheelCode() as Uint8Array<ArrayBuffer>);
  return instance.exports as unknown as Movements;
}

it('turns monotonically from the current angle to exactly the target', async () => {
  const { turn } = await setup();

  const angles = Array.from({ length: 101 }, (_, step) => turn(step / 100, 0.5, 30));

  expect(angles[0]).toBe(0.5);
  expect(angles.at(-1)).toBe(30.5);
  expect(angles).toEqual(angles.toSorted((one, other) => one - other));
  expect(angles[50]).toBeCloseTo(0.5 + 30 * (1 - 0.5 ** 4 * 3), 12);
});

it('stays at its ends outside of the time range', async () => {
  const { turn } = await setup();

  expect([turn(-1, 2, 8), turn(1.7, 2, 8)]).toEqual([2, 10]);
});

it('holds the flapper up while a peg passes and lets it swing back to rest', async () => {
  const { flap } = await setup();

  const held = flap(0.4, 1 / 60);
  const swinging = Array.from({ length: 120 }, () => flap(-1, 1 / 120));

  expect(held).toBe(0.4);
  expect(Math.min(...swinging)).toBeLessThan(-0.1);
  expect(Math.abs(swinging.at(-1) ?? 1)).toBeLessThan(0.001);
});

it('moves the given number of sparks, each by its own velocity, and no others', async () => {
  const { memory, fly } = await setup();
  const sparks = new Float32Array(memory.buffer, 64, 15);
  sparks.set([0, 0, 1, 2, 1, 5, 5, -1, 0, 0.5, 9, 9, 9, 9, 9]);

  fly(64, 2, 0.1);

  const expected = [0.1, 0.2, 0.91, 1.67, 0.9, 4.9, 5, -0.91, -0.15, 0.4, 9, 9, 9, 9, 9];
  expect([...sparks].map((value) => Number(value.toFixed(4)))).toEqual(expected);
});
