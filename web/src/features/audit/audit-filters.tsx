import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';

/** What the log is narrowed to, as its address says. */
export interface AuditFilters {
  readonly actor: string;
  readonly subject: string;
  readonly player: string;
}

export function filtersIn(search: URLSearchParams): AuditFilters {
  const told = (name: string) => search.get(name)?.trim() ?? '';
  return { actor: told('actor'), subject: told('subject'), player: told('player') };
}

/** Narrows the log to an admin, a player or one thing. */
export function AuditFilterForm({
  filters,
  onFilter,
}: {
  filters: AuditFilters;
  onFilter: (filters: AuditFilters) => void;
}) {
  const [typed, setTyped] = useState(filters);
  const field = (name: keyof AuditFilters) => ({
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value.trim() }),
  });

  function show(event: FormEvent) {
    event.preventDefault();
    onFilter(typed);
  }

  function clear() {
    const none = { actor: '', subject: '', player: '' };
    setTyped(none);
    onFilter(none);
  }

  return (
    <form className="audit-filters" role="search" aria-label="Audit log" onSubmit={show}>
      <TextField label="Admin" placeholder="Their id" {...field('actor')} />
      <TextField label="Player" placeholder="Their id" {...field('player')} />
      <TextField label="Thing" placeholder="product:jade-mug" {...field('subject')} />
      <Button type="submit">Show</Button>
      {Object.values(filters).some(Boolean) && (
        <Button look="outline" onClick={clear}>
          Show everything
        </Button>
      )}
    </form>
  );
}
