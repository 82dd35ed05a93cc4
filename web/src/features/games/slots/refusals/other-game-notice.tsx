import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Notice } from '#components/ui/notice';

/** Leads to the game whose free spins come first. */
export function OtherGameNotice({ game }: { game: { name: string; path: string } }) {
  return (
    <Notice tone="info" className="slots-trouble">
      <p>
        <strong>Free spins of {game.name} are waiting for you.</strong> What they won is yours already. See
        them to the end there, then play on here.
      </p>
      <div className="slots-trouble-actions">
        <Link className={buttonClass({ look: 'primary' })} to={game.path}>
          To {game.name}
        </Link>
      </div>
    </Notice>
  );
}
