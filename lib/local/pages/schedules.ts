import type { Schedules } from '../events/event-rules';
import { html, type Html } from './html';

export const schedulesPath = '/_local/schedules';

/** Scheduled rules and their intervals, each with a button that runs it now. */
export function scheduleList(schedules: Schedules): Html {
  return html`<p class="quiet">
      See the result of a run under <a href="/_local/invocations">Invocations</a>.
    </p>
    ${schedules.list().map(
      ({ name, targetArns, everyMs }) =>
        html`<article>
          <h2>${targetArns.map((arn) => arn.slice(arn.lastIndexOf(':') + 1)).join(', ')}</h2>
          <p class="quiet">Every ${durationLabel(everyMs)} · ${name}</p>
          <form method="post" action="${schedulesPath}/${name}">
            <button>Run now</button>
          </form>
        </article>`,
    )}`;
}

function durationLabel(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds % 3600 === 0) return plural(seconds / 3600, 'hour');
  return seconds % 60 === 0 ? plural(seconds / 60, 'minute') : plural(seconds, 'second');
}

function plural(count: number, unit: string): string {
  return count === 1 ? unit : `${count} ${unit}s`;
}
