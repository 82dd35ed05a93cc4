import { CopyButton } from '#components/ui/copy-button';
import { Notice } from '#components/ui/notice';

/** The key of the signatures, which is shown once. */
export function PostbackSecret({ secret }: { secret: string }) {
  return (
    <Notice tone="info">
      <p className="font-bold">Copy your signing secret now. We show it only once.</p>
      <p className="wrap-anywhere">
        <code>{secret}</code>
      </p>
      <div className="mbs-2">
        <CopyButton text={secret} name="the signing secret" />
      </div>
    </Notice>
  );
}
