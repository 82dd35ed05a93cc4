import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';

/** The sign-up banner, for visitors only. */
export function Join() {
  return (
    <section className="section below-fold page-width for-strangers" aria-labelledby="join-title">
      <div className="join surface">
        <div>
          <h2 id="join-title" className="section-title">
            Come aboard in a minute
          </h2>
          <p className="section-text">
            An e-mail address, a password and the code we send you. Then 10,000 Gold Coins are in your hold.
            No card, no purchase, no catch.
          </p>
        </div>
        <Link className={buttonClass({ look: 'primary', large: true })} to={paths.login({ step: 'sign-up' })}>
          Join free
        </Link>
      </div>
    </section>
  );
}
