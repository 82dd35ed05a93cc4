import { FailureNotice } from '#components/feedback/failure-notice';
import { Notice } from '#components/ui/notice';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { messageFor } from '#web/lib/api/refusal-copy';
import { AttachmentNotSent } from './send-message';

/** Explains why a message, or a file of it, was not sent. */
export function SendFailure({ failure }: { failure: unknown }) {
  if (!(failure instanceof AttachmentNotSent)) return <FailureNotice failure={failure} />;
  const final = finalRefusal(failure);
  return (
    <Notice tone="error">
      <p className="font-bold">{`“${failure.fileName}” was not sent.`}</p>
      {final ? (
        <p>{`${messageFor(final).title} We have your message. Reload this page and attach the file to a new one.`}</p>
      ) : (
        <p>
          We have your message, so it can no longer be changed. Check that you are online and send again: only
          what is missing is sent. If the file cannot be sent, reload this page and attach it to a new
          message.
        </p>
      )}
    </Notice>
  );
}

/** The refusal after which sending the file again has no chance. */
function finalRefusal({ cause }: AttachmentNotSent): ApiRefusal | undefined {
  const codes = ['support/file-refused', 'support/upload-over'];
  return cause instanceof ApiRefusal && codes.includes(cause.code) ? cause : undefined;
}
