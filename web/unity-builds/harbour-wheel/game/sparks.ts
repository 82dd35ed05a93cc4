import { sparkNumbers } from './movements';

/** The angle by which neighbors on a sunflower differ: sparks spread without a pattern and without chance. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Steps of two even spreads that have nothing to do with that angle or with one another. */
const speedStep = 0.754_878;
const lifeStep = 0.569_840;

/** Throws sparks off the pointer, more of them the higher the multiple. */
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
