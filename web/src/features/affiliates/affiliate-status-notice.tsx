import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { AffiliateProgram } from '#contracts/affiliates/routes';
import { applicationReviewDays } from '#domain/affiliates/program';
import { paths } from '#web/lib/paths';
import { reasonLabels } from './affiliate-copy';
import { programDayLabel } from './day-copy';

/** The program status of a player and what comes next; renders nothing before an application. */
export function AffiliateStatusNotice({ program }: { program: AffiliateProgram }) {
  const { state, reason, requestedAt } = program;
  const sentOn = requestedAt && programDayLabel(requestedAt);
  const why = reason && reasonLabels[reason];
  if (state === 'requested')
    return (
      <Notice tone="info">
        <p className="font-bold">We have your application.</p>
        <p>
          {sentOn && `Sent on ${sentOn}. `}
          {`Our team reviews it within ${applicationReviewDays} business days. You will see the decision on this page.`}
        </p>
      </Notice>
    );
  if (state === 'rejected')
    return (
      <Notice tone="error">
        <p className="font-bold">We could not approve your application.</p>
        <p>{`${why ?? ''} You can change your application and apply again.`}</p>
      </Notice>
    );
  if (state === 'suspended')
    return (
      <Notice tone="error">
        <p className="font-bold">You are suspended from the affiliate program.</p>
        <p>{`${why ?? ''} While you are suspended, your links do not count and purchases earn nothing. What you earned before is still yours and is paid after its hold.`}</p>
      </Notice>
    );
  if (state === 'none') return null;
  return (
    <Notice tone="success">
      <p className="font-bold">You are an affiliate.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.affiliateDashboard}>
        See your links and reports
      </Link>
    </Notice>
  );
}
