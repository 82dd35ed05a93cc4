import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { enterFullScreen, leaveFullScreen, useFullScreen } from './full-screen';
import type { GameView } from './game-view';

/**
 * Returns the view of a game layout. Escape shows the bars again, and leaving the game leaves full screen. The device does not remember
 * the view: a game without a visible way to the lobby is a choice for one visit, and full screen needs a press each time.
 *
 * @param barPlace    the element that receives the bar of the game; null until it is rendered
 * @param openSearch  opens the search of the layout
 */
export function useGameView(barPlace: HTMLElement | null, openSearch: () => void): GameView {
  const isFullScreen = useFullScreen();
  const [hasBarsHidden, hideBars] = useState(false);

  const showOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Escape closes what is open first.
    if (!document.querySelector('dialog[open], :popover-open')) hideBars(false);
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => showOnEscape(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  useEffect(() => leaveFullScreen, []);

  return useMemo(
    () => ({
      barPlace,
      isFullScreen,
      hasBarsHidden,
      toggleFullScreen: isFullScreen ? leaveFullScreen : enterFullScreen,
      toggleBars: () => hideBars(!hasBarsHidden),
      openSearch,
    }),
    [barPlace, isFullScreen, hasBarsHidden, openSearch],
  );
}
