import type { SlotMachine } from '#domain/games/slots/machine';
import { formatAmount } from '#web/lib/format/coins';
import type { Blocker } from '../console/blocker';
import { resultMessage } from '../rounds/result-copy';
import { type WinSize, winSize } from '../win/win-size';
import type { Feature } from './feature/feature';
import { counterLabel, freeSpinLabel, spinLabel } from './feature/feature-copy';
import { respinLabel } from './respins/respin-copy';
import { originLabel } from './rounds/round-copy';
import type { ShownSpin } from './rounds/shown-spin';
import type { PlayedRound, SlotMoment } from './rounds/slot-moment';
import { atlasSymbol, type SymbolAtlas } from './symbol-atlas';
import { waysLabel } from './ways-label';
import type { WinStep } from './wins/win-steps';

/**
 * The message under the reels.
 *
 * @param moment.machine    the machine of the round
 * @param moment.shown      the spin on which the reels rest
 * @param moment.filling    what wilds do to the reels before the win is shown, empty when they do nothing
 * @param moment.tumbling   the win of a cascade on show, null while none is
 * @param moment.step       the step of its win that is on show
 * @param moment.blocker    why the next round cannot be played, if it cannot
 */
export function messageText(
  moment: {
    state: SlotMoment;
    machine: Pick<SlotMachine, 'respins'>;
    shown: ShownSpin | null;
    filling: string;
    tumbling?: string | null;
    step: WinStep | null;
    blocker: Blocker | null;
  },
  atlas: SymbolAtlas,
  locale?: string,
): string {
  const { state, machine, shown, filling, tumbling, step, blocker } = moment;
  if (tumbling && state.phase !== 'turning') return tumbling;
  // The same until the reels rest: the result arrives while they move, and renders nothing.
  if (state.phase === 'turning' || state.phase === 'stopping')
    return state.origin === 'replayed' ? 'Replaying…' : 'Good luck.';
  if (filling) return filling;
  if (shown && step?.symbol) return stepLabel(shown, step, atlas, locale);
  if (state.phase === 'feature' && state.feature && state.played)
    return featureMessage(state.feature, state.played, { machine, atlas, ...(locale && { locale }) });
  const missing = blocker?.reason === 'funds' ? blocker.text : '';
  if (!state.played) return missing || 'Choose your stake and spin.';
  const { round } = state.played;
  const result = `${originLabel(round, state.origin)}${resultMessage(round, locale)}`;
  return state.origin === 'replayed' ? result : [result, missing].filter(Boolean).join(' ');
}

/** The size of the payout that the message states: of the spin on show, or of all free spins at their summary. */
export function messageSize({ feature, played }: SlotMoment, shown: ShownSpin | null): WinSize {
  const sized = shown ?? (feature?.stage === 'summary' ? played?.round : null);
  return sized ? winSize(sized) : 'nothing';
}

function featureMessage(
  feature: Feature,
  { round }: PlayedRound,
  {
    machine: { respins: rules },
    atlas,
    locale,
  }: { machine: Pick<SlotMachine, 'respins'>; atlas: SymbolAtlas; locale?: string },
): string {
  const respins = round.outcome.spins[0]?.respins;
  if (feature.stage === 'respins' && rules && respins)
    return respinLabel(respins, rules, feature.respin ?? 0, atlas);
  if (feature.spin === 0) return `${freeSpinLabel(round.outcome.spins[0]?.freeSpinsWon ?? 0)}.`;
  return spinLabel(feature, round, locale) ?? `${counterLabel(feature, round)}…`;
}

function stepLabel({ coin }: ShownSpin, step: WinStep, atlas: SymbolAtlas, locale?: string): string {
  const { name } = atlasSymbol(atlas, step.symbol ?? '');
  return `${placeLabel(step)}: ${step.count} × ${name} pays ${formatAmount(coin, step.payout, { locale })}`;
}

function placeLabel({ kind, line, ways }: WinStep): string {
  if (kind === 'cluster') return 'Cluster';
  if (kind === 'respins') return 'Respins';
  if (line !== null) return `Line ${line + 1}`;
  if (ways !== null) return waysLabel(ways);
  return 'Scatters';
}
