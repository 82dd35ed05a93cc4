/** The game's code: motion computed in WebAssembly. */
export interface Movements {
  /** @see Turn */
  turn(part: number, from: number, travel: number): number;
  /** Advances the flapper by some seconds, deflected at least this far, and returns its angle. */
  flap(heldAt: number, seconds: number): number;
  /** Advances the sparks. */
  fly(seconds: number): void;
  /** Sparks, five numbers each: position, velocity, and remaining seconds. */
  readonly sparks: Float32Array<ArrayBuffer>;
}

export const sparkNumbers = 5;
const sparksAt = 64;
const mostSparks = 240;

interface Exported {
  readonly memory: WebAssembly.Memory;
  readonly turn: Movements['turn'];
  readonly flap: Movements['flap'];
  readonly fly: (at: number, count: number, seconds: number) => void;
}

export function movementsOf(instance: WebAssembly.Instance): Movements {
  const { memory, turn, flap, fly } = instance.exports as unknown as Exported;
  return {
    turn,
    flap,
    fly: (seconds) => fly(sparksAt, mostSparks, seconds),
    sparks: new Float32Array(memory.buffer as ArrayBuffer, sparksAt, mostSparks * sparkNumbers),
  };
}
