import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import './audit.css';

/** Filters of the audit log, from the address. */
export interface AuditFilters {
  readonly actor: string;
  readonly subject: string;
  readonly player: string;
}

export function filtersIn(search: URLSearchParams): AuditFilters {
  const parameter = (name: string) => search.get(name)?.trim() ?? '';
  return { actor: parameter('actor'), subject: parameter('subject'), player: parameter('player') };
}

/** Filters the log by admin, player or subject. */
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
    <form
      className="audit-filters flex flex-wrap items-end gap-3"
      role="search"
      aria-label="Audit log"
      onSubmit={show}
    >
      <TextField label="Admin" placeholder="Admin ID" {...field('actor')} />
      <TextField label="Player" placeholder="Player ID" {...field('player')} />
      <TextField label="Object" placeholder="product:jade-mug" {...field('subject')} />
      <Button type="submit">Show</Button>
      {Object.values(filters).some(Boolean) && (
        <Button variant="outline" onClick={clear}>
          Clear filters
        </Button>
      )}
    </form>
  );
}
