import type { RespinRules, SlotMachine } from '#domain/games/slots/machine';
import type { SlotMoment } from '../rounds/slot-moment';
import { heldAtEnd, type RespinStage, respinStage } from './respin-stage';

/** Respins as the table shows them. */
export interface RespinsOnTable {
  readonly rules: RespinRules;
  readonly stage: RespinStage;
  /** Whether positions still spin. */
  readonly isRunning: boolean;
}

/** The respins of the spin on the reels; null where none began, and while reels turn. */
export function respinsOnTable(
  { phase, feature, played }: SlotMoment,
  { respins: rules }: Pick<SlotMachine, 'respins'>,
): RespinsOnTable | null {
  const respins = played?.round.outcome.spins[0]?.respins;
  if (!respins || !rules) return null;
  if (feature?.stage === 'respins')
    return { rules, stage: respinStage(respins, rules, feature.respin ?? 0), isRunning: true };
  const isBaseOnShow = feature
    ? feature.spin === 0
    : phase === 'resting' && played.round.outcome.spins.length === 1;
  if (!isBaseOnShow) return null;
  const { payout } = respins;
  const stage = { kept: heldAtEnd(respins), found: [], left: 0, paidBefore: payout, paid: payout };
  return { rules, stage, isRunning: false };
}
