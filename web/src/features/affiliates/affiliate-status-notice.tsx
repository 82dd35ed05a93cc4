import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { AffiliateProgram } from '#contracts/affiliates/routes';
import { paths } from '#web/lib/paths';
import { dayLabel, reasonLabel } from './affiliate-copy';

/** The program status of a player and what comes next; renders nothing before an application. */
export function AffiliateStatusNotice({ program }: { program: AffiliateProgram }) {
  const { state, reason, requestedAt } = program;
  const sentOn = dayLabel(requestedAt, 'long');
  const why = reason && reasonLabel[reason];
  if (state === 'requested')
    return (
      <Notice tone="info">
        <p className="font-bold">Your request is with us.</p>
        <p>
          {sentOn && `Sent on ${sentOn}. `}A person reads it within five working days, and this page says what
          was decided.
        </p>
      </Notice>
    );
  if (state === 'rejected')
    return (
      <Notice tone="error">
        <p className="font-bold">We could not say yes this time.</p>
        <p>{`${why ?? ''} You can change what you wrote and ask again.`}</p>
      </Notice>
    );
  if (state === 'suspended')
    return (
      <Notice tone="error">
        <p className="font-bold">Your place in the program is suspended.</p>
        <p>{`${why ?? ''} Links do not count, and purchases earn nothing, as long as that lasts. What you had earned before stays, and is paid after its hold.`}</p>
      </Notice>
    );
  if (state === 'none') return null;
  return (
    <Notice tone="success">
      <p className="font-bold">You are an affiliate.</p>
      <Link className={buttonClass({ look: 'primary' })} to={paths.affiliateDashboard}>
        To your links and figures
      </Link>
    </Notice>
  );
}
