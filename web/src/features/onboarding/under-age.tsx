import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { HelpLineLinks } from '#components/ui/help-line-links';
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
        Did you mistype your date of birth? Our support team can correct it. You can also try the demos of all
        games, where nothing is won or lost.
      </p>
      <p>
        {'If you are worried about your own or someone else’s playing, help is available: '}
        <HelpLineLinks />.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
          Go to the lobby
        </Link>
        <Link className={buttonClass({ variant: 'outline' })} to={paths.writeAboutBirthday}>
          Ask us to correct it
        </Link>
      </div>
    </div>
  );
}
