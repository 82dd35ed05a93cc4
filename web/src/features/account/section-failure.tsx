import { useRevalidator } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';

/** In the place of a section that could not be loaded: why, and the way to try it again. The others stay in reach beside it. */
export function SectionFailure({ failure }: { failure: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="account-page" aria-busy={state === 'loading'}>
      <PageHead title="Your account" path={paths.account} description="Everything of yours at the harbour." />
      <h1 className="page-title">This part of your account did not come.</h1>
      <FailureNotice failure={failure} onRetry={() => void revalidate()} />
    </div>
  );
}
