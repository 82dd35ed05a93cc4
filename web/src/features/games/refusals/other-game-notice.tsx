import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Notice } from '#components/ui/notice';

/** Links to the game whose open round comes first. */
export function OtherGameNotice({ game }: { game: { name: string; path: string } }) {
  return (
    <Notice tone="info" className="play-trouble play-elsewhere">
      <p>
        <strong>Finish your {game.name} round first.</strong> Your stake and any winnings there are safe.
      </p>
      <div className="flex flex-wrap gap-3 mbs-3">
        <Link className={buttonClass({ variant: 'primary' })} to={game.path}>
          Go to {game.name}
        </Link>
      </div>
    </Notice>
  );
}
