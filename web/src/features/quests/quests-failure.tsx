import { useAsyncError, useRevalidator } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';

/** Stands where quests would, when they cannot be read. */
export function QuestsFailure() {
  const failure = useAsyncError();
  const { revalidate } = useRevalidator();
  return <FailureNotice failure={failure} onRetry={() => void revalidate()} />;
}
