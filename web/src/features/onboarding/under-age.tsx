import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { brand } from '#web/lib/brand';
import { paths } from '#web/lib/paths';

/** Refusal for players under age. */
export function UnderAge() {
  return (
    <div className="welcome-form">
      <p>
        {`Thank you for telling us the truth. ${brand.name} is for people aged ${brand.minimumAge} and over, so coins cannot be played on this account yet. Whatever is on it stays on it until then.`}
      </p>
      <p>
        The demos of all games are open to look at: nothing is won or lost there. If you mistyped your date of
        birth, write to us from the address of your account.
      </p>
      <p>
        {'If play worries you, or somebody you know, people who understand are there: '}
        {brand.helpLines.map(({ name, dial }, index) => (
          <span key={dial}>
            {index > 0 && ' or '}
            <a className="text-link" href={dial}>
              {name}
            </a>
          </span>
        ))}
        .
      </p>
      <Link className={buttonClass({ look: 'primary' })} to={paths.home}>
        To the lobby
      </Link>
    </div>
  );
}
