import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { brand } from '#domain/operator/brand';
import { paths } from '#web/lib/paths';

/** Refusal for players under age. */
export function UnderAge() {
  return (
    <div className="grid gap-5">
      <p>
        {`${brand.name} is for people ${brand.minimumAge} or older, so you cannot play with coins yet. Any coins you have stay in your account until then.`}
      </p>
      <p>
        You can still try the demos of all games, where nothing is won or lost. If you mistyped your date of
        birth, write to us from your account’s email address.
      </p>
      <p>
        {'If gambling worries you or someone you know, help is available: '}
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
      <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
        Go to the lobby
      </Link>
    </div>
  );
}
