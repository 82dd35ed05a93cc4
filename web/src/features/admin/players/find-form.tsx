import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';

/** Search form; the query becomes a search parameter. */
export function FindForm({ typed, onFind }: { typed: string; onFind: (typed: string) => void }) {
  const [text, setText] = useState(typed);

  function find(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length >= 2) onFind(text.trim());
  }

  return (
    <form className="find-form" role="search" onSubmit={find}>
      <TextField
        label="Find a player"
        hint="Enter the start of an email address, a player ID or a full display name."
        type="search"
        minLength={2}
        maxLength={128}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">
        <Search aria-hidden="true" size={18} />
        Find
      </Button>
    </form>
  );
}
