import type { Exhibit } from '../exhibit';
import { feedback } from './feedback';
import { fields } from './fields';
import { overlays } from './overlays';
import { presses } from './presses';
import { words } from './words';

/** Every shared part of the site, in all of its states. */
export const exhibits: readonly Exhibit[] = [...presses, ...fields, ...words, ...feedback, ...overlays];
