import { FailureNotice } from '#components/feedback/failure-notice';
import { Notice } from '#components/ui/notice';
import { AttachmentNotSent } from './send-message';

/** Explains why a message, or a file of it, was not sent. */
export function SendFailure({ failure }: { failure: unknown }) {
  if (!(failure instanceof AttachmentNotSent)) return <FailureNotice failure={failure} />;
  return (
    <Notice tone="error">
      <p className="font-bold">{`“${failure.fileName}” was not sent.`}</p>
      <p>
        We have your message, so it can no longer be changed. Check that you are online and send again: only
        what is missing is sent. If the file cannot be sent, reload this page and attach it to a new message.
      </p>
    </Notice>
  );
}
