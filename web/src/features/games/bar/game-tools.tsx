import { History, Info, ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { SoundControl } from '../sound/sound-control';
import type { GameDrawer } from './game-drawer';
import { MoreTools } from './more-tools';
import { ViewControls } from './view-controls';

/**
 * Sound control, the buttons that open the drawers, and the controls of the view. Narrow bars have a menu instead of the demo and fairness.
 *
 * @param demoPath    path of the demo; null in the demo itself
 * @param isProvable  whether rounds have proofs and seeds
 */
export const GameTools = memo(function GameTools({
  demoPath,
  isProvable,
  onOpen,
}: {
  demoPath: string | null;
  isProvable: boolean;
  onOpen: (drawer: GameDrawer) => void;
}) {
  return (
    <div className="play-tools flex items-center ms-auto" role="group" aria-label="Game">
      {demoPath !== null && (
        <Link className={buttonClass({ variant: 'quiet', className: 'play-wide' })} to={demoPath}>
          Demo
        </Link>
      )}
      <SoundControl />
      <Button variant="quiet" icon aria-label="Pay table, rules and odds" onClick={() => onOpen('guide')}>
        <Info aria-hidden="true" size={20} />
      </Button>
      <Button variant="quiet" icon aria-label="Your rounds" onClick={() => onOpen('history')}>
        <History aria-hidden="true" size={20} />
      </Button>
      {isProvable && (
        <Button
          variant="quiet"
          icon
          className="play-wide"
          aria-label="Fairness"
          onClick={() => onOpen('fairness')}
        >
          <ShieldCheck aria-hidden="true" size={20} />
        </Button>
      )}
      <MoreTools {...{ demoPath, isProvable, onOpen }} />
      <ViewControls />
    </div>
  );
});
