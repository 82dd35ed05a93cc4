import type { CSSProperties } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { ShownSpin } from '../rounds/shown-spin';
import type { SymbolAtlas } from '../symbol-atlas';
import { SymbolPicture } from '../symbol-picture';
import type { Cell } from '../wins/winning-cells';
import { OpenPositions } from './open-positions';
import type { RespinStage } from './respin-stage';

/**
 * Symbols that respins hold, each with its value, over the reels.
 *
 * @param stage      what the reels hold
 * @param stake      stake of the round, of which the values are multiples
 * @param isRunning  whether the other positions still spin
 * @param lit        cells of the win on show, null for none
 */
export function HeldSymbols({
  machine,
  atlas,
  symbol,
  stage,
  stake,
  isRunning,
  lit,
}: {
  machine: SlotMachine;
  atlas: SymbolAtlas;
  symbol: string;
  stage: Pick<RespinStage, 'kept' | 'found'>;
  stake: ShownSpin['stake'];
  isRunning: boolean;
  lit: readonly Cell[] | null;
}) {
  const { kept, found } = stage;
  const held = [...kept, ...found];
  const isLit = ({ reel, row }: Cell) =>
    lit === null || lit.some((cell) => cell.reel === reel && cell.row === row);
  return (
    <div className="absolute inset-0" aria-hidden="true">
      {isRunning && <OpenPositions machine={machine} held={held} />}
      {held.map(({ reel, row, payout }, place) => (
        <span
          key={`${reel}.${row}`}
          className="slots-held"
          style={{ '--reel': reel, '--row': row } as CSSProperties}
          data-found={isRunning && place >= kept.length}
          data-dimmed={!isLit({ reel, row })}
        >
          <SymbolPicture atlas={atlas} symbol={symbol} />
          <span className="slots-held-value">{payout / stake}×</span>
        </span>
      ))}
    </div>
  );
}
