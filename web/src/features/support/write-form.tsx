import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextArea } from '#components/ui/text-area';
import { ticketFields } from '#contracts/support/fields';
import type { Ticket } from '#contracts/support/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { keepDraft } from '#web/lib/forms/drafts';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { paths } from '#web/lib/paths';
import { AttachFiles } from './attach-files';
import { subjectIn, subjectOf, valueOf } from './attached-subject';
import { readOwnForm } from './own-files';
import { loadOwnSubjects, type OwnSubject } from './own-subjects';
import { prefilledFaults, prefilledMessage } from './prefilled-message';
import { SendFailure } from './send-failure';
import { AttachmentNotSent, sendMessage, type TicketWriter } from './send-message';
import { topicNames } from './ticket-copy';
import { useAttachedFiles } from './use-attached-files';
import './support.css';

const topics = Object.entries(topicNames).map(([value, label]) => ({ value, label }));

const ticket = z.strictObject(ticketFields);

const writer: TicketWriter<z.output<typeof ticket>> = {
  from: 'player',
  readForm: readOwnForm,
  write: async (body, idempotencyKey) =>
    (await playFabOps.post('/account/tickets', { body, idempotencyKey })).ticket,
};

/** The support form; the subject in the address is attached. */
export default function WriteForm() {
  const { search } = useLocation();
  // A draft about something else must not replace the subject in the address.
  const draft = `ticket${search}`;
  const [sent, setSent] = useState<Pick<Ticket, 'id'> | null>(null);
  const attached = useAttachedFiles();
  const own = useLoaded(loadOwnSubjects);
  const { control, setValue, field, form, isPending, failure } = useContractForm({
    body: ticket,
    defaultValues: { ...prefilledMessage(search), attached: valueOf(subjectIn(search)) },
    messages: { topic: 'Choose a topic.', text: 'Tell us briefly what happened.' },
    toBody({ topic, attached: subject, text }) {
      const about = subjectOf(subject);
      return { topic, text, ...attached.announcement, ...(about && { about }) };
    },
    faultsOf: prefilledFaults,
    emptiesWhenDone: true,
    draft,
    send: (body, idempotencyKey) =>
      sendMessage(writer, body, {
        files: attached.files,
        idempotencyKey,
        onWritten: () => keepDraft(draft, null),
        onProgress: attached.showProgress,
      }),
    onDone(opened) {
      setSent(opened);
      attached.clear();
      setValue('topic', '');
      setValue('attached', '');
      setValue('text', '');
    },
  });
  // Another text or file would be another ticket, and this one has arrived.
  const isWritten = failure instanceof AttachmentNotSent;
  const topic = useWatch({ control, name: 'topic' });
  const subjectValue = useWatch({ control, name: 'attached' });
  const choice = field('attached');

  return (
    <Panel title="Send us a message">
      {sent && (
        <Notice tone="success">
          <p className="font-bold">We have your message.</p>
          <p>We will notify you when we answer.</p>
          <Link className="text-link" to={paths.ticket(sent.id)}>
            See your ticket
          </Link>
        </Notice>
      )}
      <form className="grid content-start gap-4 min-inline-0" {...form}>
        <SelectField
          label="What is it about?"
          disabled={isPending || isWritten}
          choices={[{ value: '', label: 'Choose a topic' }, ...topics]}
          {...field('topic')}
        />
        <SelectField
          label="Attach a round, order or purchase (optional)"
          hint="We then see the same details as you and do not have to ask."
          disabled={isPending || isWritten}
          choices={choicesOf(own.value, subjectValue)}
          {...choice}
          onChange={(event) => {
            const subject = subjectOf(event.currentTarget.value);
            if (subject && topic === '') setValue('topic', subject.kind);
            return choice.onChange(event);
          }}
        />
        {own.failure !== null && <FailureNotice failure={own.failure} onRetry={own.reload} />}
        <TextArea
          label="What happened?"
          hint="Do not include your password or a code. We never ask for them."
          rows={6}
          readOnly={isPending || isWritten}
          {...field('text')}
        />
        <AttachFiles attached={attached} isPending={isPending} isWritten={isWritten} />
        {failure !== null && <SendFailure failure={failure} />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" variant="primary" large pending={isPending}>
            Send
          </Button>
          <Link className="text-link" to={paths.tickets}>
            See earlier messages
          </Link>
        </div>
      </form>
    </Panel>
  );
}

function choicesOf(subjects: readonly OwnSubject[] | undefined, attached: string) {
  const own = (subjects ?? []).map((subject) => ({ value: valueOf(subject), label: subject.label }));
  const isListed = attached === '' || own.some(({ value }) => value === attached);
  const subject = subjectOf(attached);
  return [
    { value: '', label: subjects ? 'None' : 'None (loading your list…)' },
    // An older subject from the address is offered as well.
    ...(isListed || !subject ? [] : [{ value: attached, label: `The ${subject.kind} you came from` }]),
    ...own,
  ];
}
