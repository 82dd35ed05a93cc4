import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button';
import { Chip, Chips } from '#components/ui/chips';
import { TextField } from '#components/ui/text-field';
import { mostDays } from '#domain/ledger/days';
import { paths } from '#web/lib/paths';
import { isSpan, lastDays, type Span, spanChoices } from './span';

const addressOf = ({ from, to }: Span) =>
  `${paths.dashboardMetrics}?${new URLSearchParams({ from, to }).toString()}`;

/** Chooses the range of days, which is a search parameter. */
export function SpanForm({ span, now, onShow }: { span: Span; now: Date; onShow: (span: Span) => void }) {
  const [typed, setTyped] = useState(span);
  const [isWrong, setWrong] = useState(false);

  function show(event: FormEvent) {
    event.preventDefault();
    setWrong(!isSpan(typed));
    if (isSpan(typed)) onShow(typed);
  }

  return (
    <form className="flex flex-wrap items-end gap-3" noValidate onSubmit={show}>
      <Chips label="Period">
        {spanChoices.map((count) => {
          const last = lastDays(count, now);
          const isChosen = last.from === span.from && last.to === span.to;
          return (
            <Chip key={count} isChosen={isChosen} to={addressOf(last)}>
              {`${count} days`}
            </Chip>
          );
        })}
      </Chips>
      <TextField
        label="From"
        type="date"
        value={typed.from}
        onChange={({ currentTarget }) => setTyped({ ...typed, from: currentTarget.value })}
      />
      <TextField
        label="To"
        type="date"
        value={typed.to}
        error={isWrong ? `Choose up to ${mostDays} days, earlier date first.` : undefined}
        onChange={({ currentTarget }) => setTyped({ ...typed, to: currentTarget.value })}
      />
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  );
}
