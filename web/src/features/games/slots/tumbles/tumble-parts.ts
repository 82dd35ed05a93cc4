import { tumblesResult } from './cascade-copy';
import { TumbleOdds } from './tumble-odds';
import { TumbleRulesNote } from './tumble-rules-note';
import type { TumbleParts } from './tumbles-on-table';
import { useTumbles } from './use-tumbles';
import './tumbles.css';

/** Parts of the slot game for a machine whose symbols tumble. */
export const tumbleParts: TumbleParts = {
  useTumbles,
  result: tumblesResult,
  RulesNote: TumbleRulesNote,
  Odds: TumbleOdds,
};
