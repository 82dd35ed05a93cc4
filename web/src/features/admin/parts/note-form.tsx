import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { TextArea } from '#components/ui/text-area';
import { notedFields, noteFields } from '#contracts/notes/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { lengthLabel } from '#web/lib/forms/bounds';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import type { NotedObject } from './internal-note';

const newNote = z.strictObject({ about: z.strictObject(notedFields), ...noteFields });
const messages = { text: `Enter a note of ${lengthLabel(noteFields.text)}.` };

/** Adds an internal note about an object. What is typed survives a reload of the page. */
export function NoteForm({
  player,
  about,
  onAdded,
}: {
  player: string;
  about: NotedObject;
  onAdded: () => void;
}) {
  const { field, form, isPending, failure } = useContractForm({
    body: newNote,
    defaultValues: { text: '' },
    messages,
    toBody: ({ text }) => ({ about, text }),
    emptiesWhenDone: true,
    draft: `note-${about.kind}-${about.id}`,
    send: (body, idempotencyKey) =>
      playFabOps.post('/admin/players/{player}/notes', { path: { player }, body, idempotencyKey }),
    onDone: onAdded,
  });
  return (
    <form className="grid justify-items-start gap-3" {...form}>
      <TextArea
        label="New internal note"
        className="inline-full"
        rows={2}
        hint="Visible to admins only. Notes cannot be edited, and are erased with the player’s account."
        {...field('text')}
      />
      <Button type="submit" variant="outline" pending={isPending}>
        Add note
      </Button>
      {failure !== null && <FailureNotice failure={failure} />}
    </form>
  );
}
