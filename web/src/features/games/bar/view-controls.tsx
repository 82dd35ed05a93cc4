import { Expand, Maximize, Minimize, Shrink } from 'lucide-react';
import { use } from 'react';
import { Button } from '#components/ui/button';
import { hasFullScreen } from './full-screen';
import { CurrentGameView } from './game-view';

/**
 * Switches for full screen, and for hiding the bars within the window. Where bars have no room for both, only full screen is shown; where
 * the browser has no full screen, hiding the bars takes its place. While the bars are hidden, the switch that is on stays in the corner.
 */
export function ViewControls() {
  const view = use(CurrentGameView);
  if (!view) return null;

  const { isFullScreen, hasBarsHidden, toggleFullScreen, toggleBars } = view;
  const canFill = hasFullScreen();
  const FullScreenIcon = isFullScreen ? Minimize : Maximize;
  const BarsIcon = hasBarsHidden ? Shrink : Expand;
  return (
    <>
      <Button
        variant="quiet"
        icon
        className={`play-view ${canFill ? 'wide-only' : ''}`}
        aria-label="Hide bars"
        title={hasBarsHidden ? 'Show bars' : 'Hide bars'}
        aria-pressed={hasBarsHidden}
        onClick={toggleBars}
      >
        <BarsIcon aria-hidden="true" size={20} />
      </Button>
      {canFill && (
        <Button
          variant="quiet"
          icon
          className="play-view"
          aria-label="Full screen"
          title={isFullScreen ? 'Exit full screen' : 'Full screen'}
          aria-pressed={isFullScreen}
          onClick={toggleFullScreen}
        >
          <FullScreenIcon aria-hidden="true" size={20} />
        </Button>
      )}
    </>
  );
}
