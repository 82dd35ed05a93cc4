import { sparkNumbers } from './movements';

/** The golden angle between neighboring sparks spreads them deterministically and without a visible pattern. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Steps of two even spreads, uncorrelated with that angle and with each other. */
const speedStep = 0.754_878;
const lifeStep = 0.569_840;

/** Emits sparks from the pointer, more of them the higher the multiple. */
export function throwSparks(sparks: Float32Array, multiple: number): void {
  const room = sparks.length / sparkNumbers;
  const count = Math.min(room, 40 + 16 * multiple);
  for (let each = 0; each < count; each++) {
    const angle = each * goldenAngle;
    const speed = 0.35 + 1.15 * ((each * speedStep) % 1);
    const seconds = 0.8 + 0.9 * ((each * lifeStep) % 1);
    sparks.set(
      [0, 0.95, speed * Math.cos(angle), 0.5 + speed * Math.sin(angle), seconds],
      each * sparkNumbers,
    );
  }
}
