import type { ComponentType, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '#components/ui/button';
import { TextArea } from '#components/ui/text-area';
import { messageFields } from '#contracts/support/fields';
import { keepDraft } from '#web/lib/forms/drafts';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { AttachFiles } from './attach-files';
import { SendFailure } from './send-failure';
import { AttachmentNotSent, sendMessage, type TicketWriter } from './send-message';
import { useAttachedFiles } from './use-attached-files';

const message = z.strictObject(messageFields);
export type MessageBody = z.output<typeof message>;

/**
 * A reply to a ticket with its files. The text stays in this tab until it has been sent, and is locked during the request.
 *
 * @param draft  unique name of the reply
 * @param Insert  a control above the text that changes it
 */
export function MessageForm({
  label,
  hint,
  submit,
  draft,
  writer,
  onSent,
  Insert,
  children,
}: {
  label: string;
  hint?: ReactNode;
  submit: string;
  draft: string;
  writer: TicketWriter<MessageBody>;
  onSent: () => unknown;
  Insert?: ComponentType<{ written: string; onChange: (text: string) => void }>;
  /** Further actions. */
  children?: ReactNode;
}) {
  const attached = useAttachedFiles();
  const { control, setValue, setFocus, field, form, isPending, failure } = useContractForm({
    body: message,
    defaultValues: { text: '' },
    messages: { text: 'Enter a message.' },
    emptiesWhenDone: true,
    draft,
    toBody: ({ text }) => ({ text, ...attached.announcement }),
    send: (body, idempotencyKey) =>
      sendMessage(writer, body, {
        files: attached.files,
        idempotencyKey,
        onWritten: () => keepDraft(draft, null),
        onProgress: attached.showProgress,
      }),
    onDone() {
      attached.clear();
      return onSent();
    },
  });

  // Another text or file would be another message, and this one has arrived.
  const isWritten = failure instanceof AttachmentNotSent;
  const written = useWatch({ control, name: 'text' });

  return (
    <form className="grid content-start gap-4 min-inline-0" {...form}>
      {Insert && !isWritten && (
        <Insert
          written={written}
          onChange={(text) => {
            setValue('text', text, { shouldDirty: true });
            setFocus('text');
          }}
        />
      )}
      <TextArea label={label} hint={hint} rows={4} readOnly={isPending || isWritten} {...field('text')} />
      <AttachFiles attached={attached} isPending={isPending} isWritten={isWritten} />
      {failure !== null && <SendFailure failure={failure} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" variant="primary" pending={isPending}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
