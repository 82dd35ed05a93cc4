import type { Exhibit } from '../exhibit';
import { charts } from './charts';
import { feedback } from './feedback';
import { fields } from './fields';
import { overlays } from './overlays';
import { presses } from './presses';
import { timelines } from './timelines';
import { words } from './words';

/** Every shared component in all of its states. */
export const exhibits: readonly Exhibit[] = [
  ...presses,
  ...fields,
  ...words,
  ...timelines,
  ...charts,
  ...feedback,
  ...overlays,
];
