import { Ticket, Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { entryLabel } from '#domain/rewards/draws/entry-number';
import { instantLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { DrawCountdown } from './draw-countdown';
import { DrawCounts } from './draw-counts';
import { noWinner, stateLabels, ticketLink } from './random-prize-copy';
import type { Draw } from './random-prize-views';

/** Upper bound of winners in the list; the page of the draw shows all. */
const mostWinners = 5;

/** A draw in the list: prize, closing time and winners, with a link to the proof. */
export function DrawTicket({ draw }: { draw: Draw }) {
  const { id, productName, prize, state, closesAt, drawnAt, canceled } = draw;
  return (
    <article className="draw-ticket panel" data-state={state}>
      <header className="draw-ticket-head">
        <Ticket aria-hidden="true" size={28} />
        <div>
          <h3 className="font-display text-lg font-bold wrap-anywhere">{prize}</h3>
          <p className="chance-quiet text-sm text-muted">{productName}</p>
        </div>
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>{stateLabels[state]}</Badge>
      </header>
      <dl className="facts draw-list">
        <div>
          <dt>{state === 'open' ? 'Closes in' : drawnAt ? 'Drawn' : 'Closed'}</dt>
          <dd>
            {state === 'open' && <DrawCountdown until={closesAt} />}
            <span
              className={
                state === 'open' ? 'chance-quiet text-sm text-muted' : 'font-display font-bold tabular'
              }
            >
              {instantLabel(drawnAt ?? closesAt)}
            </span>
          </dd>
        </div>
        <DrawCounts draw={draw} />
      </dl>
      {canceled && (
        <p className="chance-quiet text-sm text-muted">
          Canceled. Everyone got their coins back: {canceled.reason}
        </p>
      )}
      {state === 'drawn' && <Winning draw={draw} />}
      <Link className="text-link" to={paths.draw(id)}>
        {ticketLink(draw)}
        <span className="sr-only">: {prize}</span>
      </Link>
    </article>
  );
}

function Winning({ draw: { winning } }: { draw: Draw }) {
  if (winning.length === 0) return <p className="chance-quiet text-sm text-muted">{noWinner}</p>;
  const more = winning.length - mostWinners;
  return (
    <ul className="draw-ticket-winners flex flex-wrap gap-2" aria-label="Winning entries">
      {winning.slice(0, mostWinners).map((number) => (
        <li key={number} className="font-display font-bold tabular">
          <Trophy aria-hidden="true" size={16} />
          {entryLabel(number)}
        </li>
      ))}
      {more > 0 && <li className="chance-quiet text-sm text-muted">and {more} more</li>}
    </ul>
  );
}
