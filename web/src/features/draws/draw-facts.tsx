import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { Notice } from '#components/ui/notice';
import { longInstantLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { DrawCountdown } from './draw-countdown';
import { DrawCounts } from './draw-counts';
import { drawLink, seedLabels, stateLabels } from './random-prize-copy';
import type { Draw } from './random-prize-views';

/** The prize, closing time and entries of a draw, and the seed hash that commits the operator. */
export function DrawFacts({ draw, linked = false }: { draw: Draw; linked?: boolean }) {
  const { id, prize, state, closesAt, seedHash, canceled } = draw;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-3 font-display text-xl font-bold">
        <span>{prize}</span>
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>{stateLabels[state]}</Badge>
      </p>
      {canceled && (
        <Notice tone="info">
          <p className="font-bold">This draw was canceled. Everyone gets their coins back.</p>
          <p>{canceled.reason}</p>
        </Notice>
      )}
      <dl className="facts draw-list">
        <div>
          <dt>{state === 'open' ? 'Closes in' : 'Closed'}</dt>
          <dd>
            {state === 'open' ? <DrawCountdown until={closesAt} /> : longInstantLabel(closesAt)}
            {state === 'open' && (
              <span className="chance-quiet text-sm text-muted">{longInstantLabel(closesAt)}</span>
            )}
          </dd>
        </div>
        <DrawCounts draw={draw} />
      </dl>
      <p className="chance-quiet text-sm text-muted">
        {'We locked in the secret seed of this draw before the first entry. Its fingerprint is '}
        <code className="text-xs wrap-anywhere">{seedHash}</code>
        {`. ${seedLabels[state]}`}
      </p>
      {linked && (
        <Link className="text-link" to={paths.draw(id)}>
          {drawLink(draw)}
        </Link>
      )}
    </div>
  );
}
