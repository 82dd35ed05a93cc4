import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '../../../../frame-games/protocol/messages';
import { write } from '../../../../frame-games/protocol/read-message';
import type { Refuse, TableView, FrameCommand } from './frame-session';
import { FrameTrouble } from './frame-trouble';
import { type GateState, createMessageGate, type ReceivedMessage, type Ignored } from './message-gate';

/** A document in a frame and its permissions. */
export interface FramedDocument {
  readonly src: string;
  readonly title: string;
  /** Browser features that it may use, in the syntax of the attribute `allow`. */
  readonly allow?: string;
  /** Whether the page covers it until the game is ready; not needed where the document shows its own progress. */
  readonly isVeiled: boolean;
}

/** Origin of messages from a sandboxed document. */
const noOrigin = 'null';

/**
 * The frame of a game and the page's half of the protocol. The frame has an opaque origin, so it reaches neither the storage nor the pages
 * of the site. Only messages from this very frame count.
 *
 * @param onCommand    executes a command of the game; `refuse` answers a stake that cannot be placed
 * @param onAgain   restarts with a new frame
 * @param onStage   called with the initial stage and on each change
 * @param frameRef  receives the frame, for a page that sends further messages to its own document
 */
export function FrameWindow({
  framed: { src, title, allow, isVeiled },
  gameId,
  view,
  onCommand,
  onAgain,
  onStage,
  frameRef,
}: {
  framed: FramedDocument;
  gameId: string;
  view: TableView;
  onCommand: (command: FrameCommand, refuse: Refuse) => void;
  onAgain: () => void;
  onStage?: ((stage: GateState['stage']) => void) | undefined;
  frameRef?: RefObject<HTMLIFrameElement | null> | undefined;
}) {
  const ownRef = useRef<HTMLIFrameElement>(null);
  const frame = frameRef ?? ownRef;
  const [gate] = useState(() => createMessageGate({ gameId, view, onIgnored }));
  const [{ stage, ignored }, setGateState] = useState(gate.state);
  const [isLate, setLate] = useState(false);
  const isSilent = stage === 'silent' && isLate;

  const send = (replies: ReceivedMessage['replies']) => {
    for (const reply of replies) frame.current?.contentWindow?.postMessage(write(reply), '*');
  };
  const act = useEffectEvent(({ replies, command }: ReceivedMessage) => {
    send(replies);
    if (command) onCommand(command, (request, why) => send(gate.refuse(request, why)));
  });
  const listen = useEffectEvent(({ source, origin: from, data }: MessageEvent<unknown>) => {
    const own = frame.current?.contentWindow;
    if (!own || source !== own || from !== noOrigin) return;
    act(gate.handleMessage(data, { nowMs: performance.now(), isPressed: isPressed() }));
    const now = gate.state();
    setGateState((known) => (known.stage === now.stage && known.ignored === now.ignored ? known : now));
  });

  useEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => listen(event);
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  useEffect(() => {
    act(gate.follow(view, performance.now()));
  }, [gate, view]);
  const reportStage = useEffectEvent((reached: GateState['stage']) => onStage?.(reached));
  useEffect(() => reportStage(stage), [stage]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limits.helloWithinMs);
    return () => clearTimeout(timer);
  }, []);

  if (stage === 'stopped') return <FrameTrouble trouble="stopped" onAgain={onAgain} />;
  if (stage === 'other-version') return <FrameTrouble trouble="other-version" onAgain={onAgain} />;
  return (
    <>
      <iframe
        ref={frame}
        className="frame-document"
        {...{ src, title, allow }}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
      />
      {isSilent && (
        // A slow connection may still deliver it: the notice covers the frame and disappears when the game says hello.
        <div className="absolute inset-0 grid bg-surface">
          <FrameTrouble trouble="silent" onAgain={onAgain} />
        </div>
      )}
      {isVeiled && stage !== 'ready' && !isSilent && (
        <p className="frame-veil" role="status">
          Loading the table…
        </p>
      )}
      {ignored > 0 && (
        <p className="pointer-events-none absolute inset-s-3 inset-be-1 text-sm text-muted">
          Ignored messages from this game: {ignored}
        </p>
      )}
    </>
  );
}

/** Whether the player has just pressed something, in the frame or on the page; true in browsers without user activation. */
function isPressed(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.isActive;
}

function onIgnored(why: Ignored) {
  console.warn(`A message of the game was ignored: ${why}.`);
}
