import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';
import { welcomeGold } from './welcome-copy';

/** The sign-up banner, for visitors only. */
export default function Join() {
  return (
    <section className="section below-fold page-width for-strangers" aria-labelledby="join-title">
      <div className="join panel">
        <div>
          <h2 id="join-title" className="text-3xl">
            Join in a minute
          </h2>
          <p className="mbs-4 text-lg text-muted max-inline-152">
            {`An email address, a password and the code we send you: then ${welcomeGold} Gold Coins are yours. No card, no purchase, no catch.`}
          </p>
        </div>
        <Link
          className={buttonClass({ variant: 'primary', large: true })}
          to={paths.login({ step: 'sign-up' })}
        >
          Join free
        </Link>
      </div>
    </section>
  );
}
