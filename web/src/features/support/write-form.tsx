import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextArea } from '#components/ui/text-area';
import type { Ticket } from '#contracts/support/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { useLoaded } from '#web/lib/api/use-loaded';
import { paths } from '#web/lib/paths';
import { subjectIn, subjectOf, valueOf } from './attached-subject';
import { longestMessage } from './message-form';
import { loadOwnSubjects, type OwnSubject } from './own-subjects';
import { topicNames } from './ticket-copy';
import './support.css';

type Topic = Ticket['topic'];
const topics = Object.entries(topicNames).map(([value, label]) => ({ value: value as Topic, label }));

/** The support form; the subject in the address is attached. */
export default function WriteForm() {
  const requested = subjectIn(useLocation().search);
  const [topic, setTopic] = useState<Topic | ''>(requested?.kind ?? '');
  const [attached, setAttached] = useState(valueOf(requested));
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState<Ticket | null>(null);
  const own = useLoaded(loadOwnSubjects);
  const attempt = useAttempt();

  const faults = {
    topic: topic === '' ? 'Choose a topic.' : undefined,
    text: text.trim() === '' ? 'Tell us briefly what happened.' : undefined,
  };

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (topic === '' || faults.text) return;
    const about = subjectOf(attached);
    const body = { topic, text, ...(about && { about }) };
    void attempt.send(
      (idempotencyKey) => playFabOps.post('/account/tickets', { body, idempotencyKey }),
      begin,
    );
  }

  function begin({ ticket }: { ticket: Ticket }) {
    setSent(ticket);
    setTopic('');
    setAttached('');
    setText('');
    setChecked(false);
  }

  const shown = isChecked ? faults : { topic: undefined, text: undefined };
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
      <form className="grid content-start gap-4 min-inline-0" noValidate onSubmit={send}>
        <SelectField
          label="What is it about?"
          value={topic}
          error={shown.topic}
          disabled={attempt.isPending}
          choices={[{ value: '', label: 'Choose a topic' }, ...topics]}
          onChange={({ currentTarget: { value } }) => {
            setTopic(value as Topic | '');
            attempt.newIdempotencyKey();
          }}
        />
        <SelectField
          label="Attach a round, order or purchase (optional)"
          hint="We then see the same details as you and do not have to ask."
          value={attached}
          disabled={attempt.isPending}
          choices={choicesOf(own.value, attached)}
          onChange={({ currentTarget: { value } }) => {
            setAttached(value);
            const subject = subjectOf(value);
            if (subject && topic === '') setTopic(subject.kind);
            attempt.newIdempotencyKey();
          }}
        />
        {own.failure !== null && <FailureNotice failure={own.failure} onRetry={own.reload} />}
        <TextArea
          label="What happened?"
          hint="Do not include your password or a code. We never ask for them."
          rows={6}
          maxLength={longestMessage}
          readOnly={attempt.isPending}
          value={text}
          error={shown.text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            attempt.newIdempotencyKey();
          }}
        />
        {attempt.failure !== null && <FailureNotice failure={attempt.failure} />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" variant="primary" large pending={attempt.isPending}>
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
