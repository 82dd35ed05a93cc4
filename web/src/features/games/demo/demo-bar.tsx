import { RotateCcw } from 'lucide-react';
import { type ComponentProps, use } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#components/ui/button';
import { CurrentGameView } from '../bar/game-view';
import { CoinsLink } from './coins-link';
import { DemoMenu } from './demo-menu';

/**
 * Says above a demo that its coins are pretend, and leads to the game for coins. A phone has no height for a second bar: there a badge in
 * the bar of the game opens the same as a menu.
 *
 * @param coinsPath  path of the game that is played for coins
 * @param isGuest    whether the visitor has to sign in first
 * @param onReset    restarts the demo
 */
export function DemoBar({ coinsPath, isGuest, onReset }: ComponentProps<typeof DemoMenu>) {
  const place = use(CurrentGameView)?.barPlace;
  return (
    <>
      {place && createPortal(<DemoMenu {...{ coinsPath, isGuest, onReset }} />, place)}
      <div className="demo-bar panel">
        <p className="demo-words">
          <strong className="demo-mark">Demo</strong>Play money, nothing is saved.
        </p>
        <Button variant="quiet" onClick={onReset}>
          <RotateCcw aria-hidden="true" size={18} />
          Reset
        </Button>
        <CoinsLink {...{ coinsPath, isGuest }} />
      </div>
    </>
  );
}
