import { type Round } from '#web/lib/play-fab-ops-types';
import { formatAmount } from '#web/lib/coins';
import { resultWords } from './rounds/round-words';
import { type RoundState } from './rounds/round-state';
import { atlasSymbol, type SymbolAtlas } from './symbol-atlas';
import { winSize } from './wins/win-size';
import { type WinStep } from './wins/win-steps';

/** One line under the reels: what the game waits for, or what the last round came to. */
export function MessageLine({
  state,
  shown,
  step,
  atlas,
}: {
  state: RoundState;
  shown: Round | null;
  step: WinStep | null;
  atlas: SymbolAtlas;
}) {
  const size = shown ? winSize(shown) : 'nothing';
  return (
    <p className="slots-message" data-size={size} aria-hidden="true">
      {words()}
    </p>
  );

  function words(): string {
    if (state.phase !== 'resting') return state.phase === 'asking' ? 'Good luck.' : 'Here it comes …';
    if (!shown) return 'Choose your stake and spin.';
    if (step?.symbol && step.kind !== 'total') return stepWords(shown, step);
    return state.kept ? `Your last spin was kept: ${resultWords(shown)}` : resultWords(shown);
  }

  function stepWords({ coin }: Round, { kind, line, symbol, cells, payout }: WinStep): string {
    const name = atlasSymbol(atlas, symbol ?? '').name;
    const place = kind === 'line' && line !== null ? `Line ${line + 1}` : 'Scatters';
    return `${place}: ${cells.length} × ${name} pays ${formatAmount(coin, payout)}`;
  }
}
