import { Maximize, Minimize } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button';
import { showToast } from '#web/lib/page/toasts';

/**
 * Shows the whole game in full screen, so that balances, time and every control stay visible. Browsers that support full screen only for
 * videos get no button.
 */
export function FullScreenButton({ room }: { room: RefObject<HTMLElement | null> }) {
  const isFull = useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener);
      return () => document.removeEventListener('fullscreenchange', listener);
    },
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (!document.fullscreenEnabled) return null;

  const toggle = () => (isFull ? document.exitFullscreen() : room.current?.requestFullscreen());
  const name = isFull ? 'Exit full screen' : 'Full screen';
  return (
    <Button
      variant="quiet"
      icon
      className="unity-full-screen"
      aria-label={name}
      onClick={() => {
        toggle()?.catch(() => showToast({ tone: 'info', text: 'Your browser did not allow full screen.' }));
      }}
    >
      {isFull ? <Minimize aria-hidden="true" size={20} /> : <Maximize aria-hidden="true" size={20} />}
    </Button>
  );
}
