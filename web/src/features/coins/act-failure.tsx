import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Notice } from '#components/ui/notice';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { codeCopy } from './code-copy';
import { wayForward } from './way-forward';

/** The failure of an action, with a link to resolve it where there is one. */
export function ActFailure({ failure }: { failure: unknown }) {
  const way = failure instanceof ApiRefusal ? wayForward(failure.code) : null;
  if (!(failure instanceof ApiRefusal) || !way) return <FailureNotice failure={failure} />;
  const { title, text } = codeCopy(failure.code);
  return (
    <Notice tone="error">
      <p className="font-bold">{title}</p>
      <p>
        {text}{' '}
        <Link className="text-link" to={way.to}>
          {way.label}
        </Link>
      </p>
    </Notice>
  );
}
