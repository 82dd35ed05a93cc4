import { useAsyncError, useRevalidator } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';

/** Error state of the quests. */
export function QuestsFailure() {
  const failure = useAsyncError();
  const { revalidate } = useRevalidator();
  return <FailureNotice failure={failure} onRetry={() => void revalidate()} />;
}
