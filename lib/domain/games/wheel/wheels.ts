import { harbourWheel } from './harbour-wheel';
import type { Wheel } from './wheel';

const wheels: readonly Wheel[] = [harbourWheel];

/** Lists every wheel in its current version. */
export function listWheels(): readonly Wheel[] {
  return wheels;
}
