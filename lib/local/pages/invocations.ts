import type { Invocation } from '../lambda/functions';
import { html, type Html } from './html';

/** The latest invocations with their output, newest first. */
export function invocations(latest: readonly Invocation[]): Html {
  if (latest.length === 0) return html`<p class="quiet">No invocations yet.</p>`;
  return html`${latest.map(
    (invocation) =>
      html`<article>
        <h2>${invocation.functionName}</h2>
        <p>
          <time>${invocation.startedAt}</time> · ${durationLabel(invocation)} ·
          <span class="quiet">${invocation.requestId}</span>
        </p>
        ${invocation.error === undefined ? html`` : html`<p class="error">${invocation.error}</p>`}
        ${invocation.log === '' ? html`` : html`<pre>${invocation.log}</pre>`}
      </article>`,
  )}`;
}

function durationLabel({ durationMs }: Invocation): string {
  return durationMs === undefined ? 'running' : `${durationMs} ms`;
}
