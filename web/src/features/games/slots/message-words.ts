import { formatAmount } from '#web/lib/coins';
import type { Round } from '#web/lib/play-fab-ops-types';
import type { Hindrance } from './console/hindrance';
import type { RoundState } from './rounds/round-state';
import { resultWords } from './rounds/round-words';
import { atlasSymbol, type SymbolAtlas } from './symbol-atlas';
import type { WinStep } from './wins/win-steps';

/**
 * What the line under the reels says at a moment of the game.
 *
 * @param moment.shown      the round that the reels rest on
 * @param moment.step       the step of its win that is on show
 * @param moment.hindrance  why the next round cannot be played, if it cannot
 */
export function messageWords(
  moment: {
    state: Pick<RoundState, 'phase' | 'kept'>;
    shown: Round | null;
    step: WinStep | null;
    hindrance: Hindrance | null;
  },
  atlas: SymbolAtlas,
  locale?: string,
): string {
  const { state, shown, step, hindrance } = moment;
  if (state.phase === 'asking') return 'Good luck.';
  if (state.phase === 'stopping') return 'Here it comes …';
  const missing = hindrance?.reason === 'funds' ? hindrance.text : '';
  if (!shown) return missing || 'Choose your stake and spin.';
  if (step?.symbol) return stepWords(shown, step, atlas, locale);
  const result = [resultWords(shown, locale), missing].filter(Boolean).join(' ');
  return state.kept ? `Your last spin was kept: ${result}` : result;
}

function stepWords({ coin }: Round, step: WinStep, atlas: SymbolAtlas, locale?: string): string {
  const place = step.line === null ? 'Scatters' : `Line ${step.line + 1}`;
  const { name } = atlasSymbol(atlas, step.symbol ?? '');
  const payout = formatAmount(coin, step.payout, locale ? { locale } : {});
  return `${place}: ${step.cells.length} × ${name} pays ${payout}`;
}
