import { SelectField } from '#components/ui/select-field';
import { cannedReplies, withReply } from './canned-replies';

/** Inserts a saved reply into an answer, where it can still be changed. */
export function CannedReplyField({
  written,
  onChange,
}: {
  written: string;
  onChange: (text: string) => void;
}) {
  return (
    <SelectField
      label="Insert a saved reply"
      value=""
      choices={[
        { value: '', label: 'Choose a reply' },
        ...cannedReplies.map(({ label }) => ({ value: label, label })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const reply = cannedReplies.find(({ label }) => label === value);
        if (reply) onChange(withReply(written, reply.text));
      }}
    />
  );
}
