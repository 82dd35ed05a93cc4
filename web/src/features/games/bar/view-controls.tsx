import { Expand, Maximize, Minimize, Shrink } from 'lucide-react';
import { use } from 'react';
import { Button } from '#components/ui/button';
import { hasFullScreen } from './full-screen';
import { CurrentGameView } from './game-view';

/**
 * Switches for full screen, and for hiding the bars within the window. Where bars have no room for both, only full screen is shown; where
 * the browser has no full screen, hiding the bars takes its place. While the bars are hidden, the one that shows them stays in the corner:
 * Escape does not reach the page from the document of a framed game.
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
        data-active={hasBarsHidden}
        title={hasBarsHidden ? 'Show bars' : 'Hide bars'}
        onClick={toggleBars}
      >
        <BarsIcon aria-hidden="true" size={20} />
        <span className="play-view-name">{hasBarsHidden ? 'Show bars' : 'Hide bars'}</span>
      </Button>
      {canFill && (
        <Button
          variant="quiet"
          icon
          className="play-view"
          data-active={isFullScreen}
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
