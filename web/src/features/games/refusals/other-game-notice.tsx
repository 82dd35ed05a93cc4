import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Notice } from '#components/ui/notice';

/** Links to the game whose open round comes first. */
export function OtherGameNotice({ game }: { game: { name: string; path: string } }) {
  return (
    <Notice tone="info" className="play-trouble">
      <p>
        <strong>A round of {game.name} is waiting for you.</strong> What you staked and won there is kept. See
        it to the end, then play on here.
      </p>
      <div className="play-trouble-actions">
        <Link className={buttonClass({ look: 'primary' })} to={game.path}>
          To {game.name}
        </Link>
      </div>
    </Notice>
  );
}
