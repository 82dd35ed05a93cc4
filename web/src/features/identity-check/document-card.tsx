import { Camera, Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useId, useRef } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Badge, type BadgeTone } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { IdentityDocument } from '#contracts/identity/routes';
import { documentRules } from '#domain/player/identity-check';
import { FileNotSent } from '#web/lib/api/send-file';
import { useAttempt } from '#web/lib/api/use-attempt';
import { type DocumentKind, faultMessages, documentKindCopy, stateLabels } from './document-copy';
import { sendDocument } from './send-document';

const tones: Readonly<Record<IdentityDocument['state'], BadgeTone>> = {
  awaited: 'neutral',
  ready: 'secondary',
  refused: 'error',
  accepted: 'success',
  rejected: 'error',
};

/**
 * One kind of document: accepted files, status of the newest one, and the upload.
 *
 * @param newest      undefined before the first
 * @param isSettling  whether an uploaded file may still be processed
 * @param isOpen      whether uploads are currently accepted
 */
export function DocumentCard({
  kind,
  newest,
  isNeeded,
  isSettling,
  isOpen,
  onSent,
}: {
  kind: DocumentKind;
  newest: IdentityDocument | undefined;
  isNeeded: boolean;
  isSettling: boolean;
  isOpen: boolean;
  onSent: () => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { isPending: isSending, failure, send } = useAttempt();
  const { name, accepted, hint } = documentKindCopy[kind];
  const shown = newest?.state === 'awaited' && !isSettling ? undefined : newest;
  const isDone = shown?.state === 'ready' || shown?.state === 'accepted';

  const sendFile = (file: File) =>
    send(
      async (idempotencyKey) => {
        if (file.size > documentRules.mostBytes) throw new FileNotSent('too large');
        await sendDocument(kind, file, idempotencyKey);
        await onSent();
      },
      undefined,
      { choice: `${file.name} ${file.size} ${file.lastModified}` },
    );

  return (
    <section className="identity-card" data-state={shown?.state ?? 'none'} aria-label={name}>
      <header className="identity-card-head flex flex-wrap items-center gap-2 font-bold inline-full">
        <span className="grid text-primary" aria-hidden="true">
          {isDone ? <Check /> : shown?.fault ? <CircleAlert /> : isSending ? <LoaderCircle /> : <Camera />}
        </span>
        <h3>{name}</h3>
        {shown ? (
          <Badge tone={tones[shown.state]}>{stateLabels[shown.state]}</Badge>
        ) : (
          <Badge>{isNeeded ? 'Required' : 'If requested'}</Badge>
        )}
      </header>
      <p>{accepted}</p>
      <p id={hintId} className="text-sm text-muted">
        {hint}
      </p>
      {shown?.fault && <p className="text-error">{faultMessages[shown.fault]}</p>}
      {failure !== null &&
        (failure instanceof FileNotSent ? (
          <Notice tone="error">
            <p className="font-bold">The file was not sent.</p>
            <p>{`Check that it is no larger than ${documentRules.mostMegabytes} MB and that you are online, then try again.`}</p>
          </Notice>
        ) : (
          <FailureNotice failure={failure} />
        ))}
      {isOpen && shown?.state !== 'accepted' && (
        <>
          <input
            ref={input}
            className="sr-only"
            type="file"
            accept="image/jpeg,image/png,image/webp,application/pdf"
            aria-label={`File for ${name}`}
            aria-describedby={hintId}
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file) void sendFile(file);
            }}
          />
          <Button
            variant={isDone ? 'quiet' : 'outline'}
            pending={isSending || (shown?.state === 'awaited' && isSettling)}
            aria-label={`${isDone ? 'Replace file' : 'Add file'}: ${name}`}
            onClick={() => input.current?.click()}
          >
            {isDone ? 'Replace file' : 'Add file'}
          </Button>
        </>
      )}
    </section>
  );
}
