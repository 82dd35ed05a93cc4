/** How many times the target the sky reaches. */
const skyOverTarget = 4;

/** Height of a multiple in the picture of a target, from 0 for 1.00 to 1 for the top of the sky: every tenfold is as far. */
export function heightOf(multiple: number, target: number): number {
  return Math.min(1, Math.max(0, Math.log(multiple / 100) / Math.log((target * skyOverTarget) / 100)));
}

/** A multiple on the way from 1.00 to the result, in hundredths: it rises ever faster. @param share  of the way, 0 to 1 */
export function multipleAt(share: number, result: number): number {
  return Math.floor(100 * (result / 100) ** Math.min(1, share));
}

/** Steps of a target by the buttons: 0.10 below 3.00, then about a tenth of the target, in round numbers. */
export function nextTarget(target: number, direction: 1 | -1): number {
  const from = direction === 1 ? target : target - 1;
  const step = from < 300 ? 10 : 10 ** Math.floor(Math.log10(from) - 1) * (from >= 1_000 ? 5 : 2.5);
  const steps = direction === 1 ? Math.floor(target / step) + 1 : Math.ceil(target / step) - 1;
  return Math.round(steps * step);
}
