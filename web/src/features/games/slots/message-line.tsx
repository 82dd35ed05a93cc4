import type { Round } from '#web/lib/play-fab-ops-types';
import type { Hindrance } from './console/hindrance';
import { messageWords } from './message-words';
import type { RoundState } from './rounds/round-state';
import type { SymbolAtlas } from './symbol-atlas';
import { winSize } from './wins/win-size';
import type { WinStep } from './wins/win-steps';

/** One line under the reels: what the game waits for, or what the last round came to. */
export function MessageLine({
  atlas,
  ...moment
}: {
  atlas: SymbolAtlas;
  state: RoundState;
  shown: Round | null;
  step: WinStep | null;
  hindrance: Hindrance | null;
}) {
  const { shown } = moment;
  return (
    <p className="slots-message" data-size={shown ? winSize(shown) : 'nothing'} aria-hidden="true">
      {messageWords(moment, atlas)}
    </p>
  );
}
