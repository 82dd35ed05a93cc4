import { type CSSProperties, type RefObject, useState } from 'react';
import type { GameSeat } from '../game-seat';
import type { Refuse, TableView, FrameCommand } from './frame-session';
import { type FramedDocument, FrameWindow } from './frame-window';
import type { GateState } from './message-gate';

const lowest = 320;
const highest = 1_400;

/**
 * The area of a game in a frame, at the height that the game requests.
 *
 * @param height    CSS pixels that the game wants; null for the height of the stage
 * @param onStage   called when the handshake reaches another stage
 * @param frameRef  receives the frame
 */
export function FrameStage({
  seat,
  framed,
  view,
  height,
  onCommand,
  onStage,
  frameRef,
}: {
  seat: GameSeat;
  framed: FramedDocument;
  view: TableView;
  height: number | null;
  onCommand: (command: FrameCommand, refuse: Refuse) => void;
  onStage?: (stage: GateState['stage']) => void;
  frameRef?: RefObject<HTMLIFrameElement | null>;
}) {
  const [attempt, setAttempt] = useState(0);
  const wanted = height === null ? null : Math.min(highest, Math.max(lowest, height));
  return (
    <div
      className="frame-stage"
      {...(wanted !== null && { style: { '--frame-height': `${wanted}px` } as CSSProperties })}
    >
      <FrameWindow
        key={attempt}
        gameId={seat.game.id}
        {...{ framed, view, onCommand, onStage, frameRef }}
        onAgain={() => setAttempt(attempt + 1)}
      />
    </div>
  );
}
