import { showToast } from '#web/lib/page/toasts';
import { onEvent } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';

/** Whether the browser can show pages, not only videos, in full screen. Those of iPhones cannot. */
export function hasFullScreen(): boolean {
  return document.fullscreenEnabled === true;
}

const fullScreen = {
  read: isFullScreen,
  subscribe: onEvent(() => document, 'fullscreenchange'),
  inHtml: () => false,
};

/** Whether the page is shown in full screen; the player may leave it at any time with a key or gesture of the browser. */
export function useFullScreen(): boolean {
  return useStore(fullScreen);
}

/** Browsers without full screen have no such element, not even null. */
function isFullScreen(): boolean {
  return Boolean(document.fullscreenElement);
}

/** Shows the whole page in full screen: dialogs and toasts, which are not in the game, stay visible. */
export function enterFullScreen(): void {
  document.documentElement
    .requestFullscreen({ navigationUI: 'hide' })
    .catch(() => showToast({ tone: 'info', text: 'Your browser did not allow full screen.' }));
}

/** Leaves full screen, if the page is in it. */
export function leaveFullScreen(): void {
  if (isFullScreen()) document.exitFullscreen().catch(reportError);
}
