import { forgetTabMemory } from './tab-memory';
import { unshownPrefix } from './unshown-key';

/** Forgets the rounds of every game that were on show in this tab, as when the player signs out. */
export function forgetUnshownRounds(): void {
  forgetTabMemory(unshownPrefix);
}
