import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#components/ui/button';
import { Chip, Chips } from '#components/ui/chips';
import { TextField } from '#components/ui/text-field';
import { mostDays } from '#domain/ledger/days';
import { paths } from '#web/lib/paths';
import { type DateRange, isRange, lastDays } from './date-range';

const choices = [7, 30, 90] as const;

/** Chooses the range of days, which is a search parameter so that it can be bookmarked and shared. */
export function RangeForm({ range, now }: { range: DateRange; now: Date }) {
  const navigate = useNavigate();
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const [isWrong, setWrong] = useState(false);

  function show(event: FormEvent) {
    event.preventDefault();
    setWrong(!isRange({ from, to }));
    if (isRange({ from, to })) void navigate(paths.affiliateMetrics({ from, to }));
  }

  return (
    <form className="affiliate-ways" noValidate onSubmit={show}>
      <Chips label="Period">
        {choices.map((count) => {
          const last = lastDays(count, now);
          return (
            <Chip
              key={count}
              isChosen={last.from === range.from && last.to === range.to}
              to={paths.affiliateMetrics({ from: last.from, to: last.to })}
            >
              {`${count} days`}
            </Chip>
          );
        })}
      </Chips>
      <TextField
        label="From"
        type="date"
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextField
        label="To"
        type="date"
        value={to}
        error={isWrong ? `Choose up to ${mostDays} days, earlier date first.` : undefined}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  );
}
