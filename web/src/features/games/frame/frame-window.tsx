import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '../../../../frame-games/protocol/messages';
import { write } from '../../../../frame-games/protocol/read-message';
import type { Refuse, TableView, FrameCommand } from './frame-session';
import { FrameTrouble } from './frame-trouble';
import { type HandshakeState, createMessageGate, type Heard, type Ignored } from './message-gate';

/** What a document in a frame is, and what it may do. */
export interface FramedDocument {
  readonly src: string;
  readonly title: string;
  /** Features of the browser that it may use, as the attribute `allow` says it. */
  readonly allow?: string;
  /** Whether the page covers it until the game is ready; not needed where the document tells how far it has come. */
  readonly isVeiled: boolean;
}

/** What a message from a sandboxed document says of its origin. */
const noOrigin = 'null';

/**
 * The frame of a game, which has no origin and so reaches neither the site's storage nor its pages, and the page's half of the talk with it. A message counts only if it comes out of this very frame.
 *
 * @param onFilter    does what the game wants; `refuse` answers a stake that cannot be placed
 * @param onAgain   begins anew with a fresh frame
 * @param onStage   hears how far the game has come, at first and whenever that changes
 * @param frameRef  gets the frame, for a page that has more to say to a document of its own
 */
export function FrameWindow({
  framed: { src, title, allow, isVeiled },
  gameId,
  view,
  onFilter,
  onAgain,
  onStage,
  frameRef,
}: {
  framed: FramedDocument;
  gameId: string;
  view: TableView;
  onFilter: (command: FrameCommand, refuse: Refuse) => void;
  onAgain: () => void;
  onStage?: ((stage: HandshakeState['stage']) => void) | undefined;
  frameRef?: RefObject<HTMLIFrameElement | null> | undefined;
}) {
  const ownRef = useRef<HTMLIFrameElement>(null);
  const frame = frameRef ?? ownRef;
  const [reception] = useState(() => createMessageGate({ gameId, view, onIgnored }));
  const [{ stage, ignored }, setAcquaintance] = useState(reception.acquaintance);
  const [isLate, setLate] = useState(false);
  const isSilent = stage === 'silent' && isLate;

  const say = (replies: Heard['replies']) => {
    for (const reply of replies) frame.current?.contentWindow?.postMessage(write(reply), '*');
  };
  const act = useEffectEvent(({ replies, command }: Heard) => {
    say(replies);
    if (command) onFilter(command, (request, why) => say(reception.refuse(request, why)));
  });
  const listen = useEffectEvent(({ source, origin: from, data }: MessageEvent<unknown>) => {
    const own = frame.current?.contentWindow;
    if (!own || source !== own || from !== noOrigin) return;
    act(reception.handleMessage(data, { nowMs: performance.now(), isPressed: isPressed() }));
    const now = reception.acquaintance();
    setAcquaintance((known) => (known.stage === now.stage && known.ignored === now.ignored ? known : now));
  });

  useEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => listen(event);
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  useEffect(() => {
    act(reception.follow(view, performance.now()));
  }, [reception, view]);
  const tellStage = useEffectEvent((reached: HandshakeState['stage']) => onStage?.(reached));
  useEffect(() => tellStage(stage), [stage]);
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
        // A slow connection may still bring it: the notice lies over the frame, and goes as soon as the game says hello.
        <div className="frame-silence">
          <FrameTrouble trouble="silent" onAgain={onAgain} />
        </div>
      )}
      {isVeiled && stage !== 'ready' && !isSilent && (
        <p className="frame-veil" role="status">
          The table is being laid…
        </p>
      )}
      {ignored > 0 && (
        <p className="play-note frame-ignored">Messages of this game that were ignored: {ignored}</p>
      )}
    </>
  );
}

/** Whether the player has just pressed something, in the frame or on the page. A browser that cannot tell is believed. */
function isPressed(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.isActive;
}

function onIgnored(why: Ignored) {
  console.warn(`A message of the game was ignored: ${why}.`);
}
