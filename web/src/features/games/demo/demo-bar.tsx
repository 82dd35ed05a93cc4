import { RotateCcw } from 'lucide-react';
import { Button } from '#components/ui/button';
import { Chip, Chips } from '#components/ui/chips';

/**
 * A header that names the play mode and links to the other one.
 *
 * @param isDemo   whether it is played with pretend coins
 * @param demoAt   URL of the demo
 * @param coinsAt  URL of the game that is played for coins
 * @param onReset  restarts the demo
 */
export function DemoBar({
  isDemo,
  demoAt,
  coinsAt,
  onReset,
}: {
  isDemo: boolean;
  demoAt: string;
  coinsAt: string;
  onReset: () => void;
}) {
  return (
    <div className="demo-bar surface">
      <p className="demo-words">
        {isDemo ? (
          <>
            <strong className="demo-mark">Demo</strong>Play money, nothing is saved.
          </>
        ) : (
          'Playing with your own coins.'
        )}
      </p>
      {isDemo && (
        <Button variant="quiet" className="demo-reset" onClick={onReset}>
          <RotateCcw aria-hidden="true" size={18} />
          <span className="demo-reset-word">Reset</span>
        </Button>
      )}
      <Chips label="Play mode">
        <Chip isChosen={isDemo} to={demoAt} replace>
          Demo
        </Chip>
        <Chip isChosen={!isDemo} to={coinsAt} replace>
          For coins
        </Chip>
      </Chips>
    </div>
  );
}
