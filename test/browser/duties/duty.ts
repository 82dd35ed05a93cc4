import type { Hands } from './hands';
import type { DutyWorld } from './world';

/** Something that an admin does regularly, from an opened page to its visible result. */
export interface Duty {
  readonly name: string;
  /** @default an admin */
  readonly by?: 'superadmin';
  /** The page on which it begins. */
  readonly page: (world: DutyWorld) => string;
  /** Does it, and waits until the result is visible. */
  readonly act: (hands: Hands, world: DutyWorld) => Promise<void>;
}
