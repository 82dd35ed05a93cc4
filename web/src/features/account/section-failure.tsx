import { useRevalidator } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { PageHead } from '#components/page-head';
import { brand } from '#domain/operator/brand';
import { paths } from '#web/lib/paths';

/** Replaces a section that failed to load: the reason and a retry. The other sections stay available. */
export function SectionFailure({ failure }: { failure: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid grid-cols-1 gap-6" aria-busy={state === 'loading'}>
      <PageHead title="Your account" path={paths.account} description={`Your account at ${brand.name}.`} />
      <h1 className="page-title">We could not load this part of your account.</h1>
      <FailureNotice failure={failure} onRetry={() => void revalidate()} />
    </div>
  );
}
