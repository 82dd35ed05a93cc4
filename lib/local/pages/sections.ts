import { unmarshall } from '@aws-sdk/util-dynamodb';
import { AwsClient } from 'aws4fetch';
import type { Schedules } from '../events/event-rules';
import { localOperator } from '../iam/caller';
import type { Functions } from '../lambda/functions';
import type { Outbox } from '../ses/state';
import { html, type Html } from './html';

export interface PageSources {
  readonly outbox: Outbox;
  readonly functions: Pick<Functions, 'invocations'>;
  readonly schedules: Schedules;
  readonly tableNames: readonly string[];
  readonly servicesUrl: string;
}

/** The sent mails, newest first; a click copies a code. */
export function mailbox({ outbox }: PageSources): Html {
  const mails = outbox.read().toReversed();
  if (mails.length === 0)
    return html`<p class="quiet">No mail yet. Sign up or reset a password to receive a code here.</p>`;
  return html`${mails.map(
    (mail) =>
      html`<article>
        <h2>${mail.subject}</h2>
        <p>To ${mail.to} · <time>${mail.sentAt}</time></p>
        ${mail.code && html`<p class="code">${mail.code}</p>`}
        <pre>${mail.body}</pre>
      </article>`,
  )}`;
}

/** The latest invocations with their output, newest first. */
export function invocations({ functions }: PageSources): Html {
  if (functions.invocations.length === 0) return html`<p class="quiet">No invocations yet.</p>`;
  return html`${functions.invocations.map(
    ({ functionName, startedAt, durationMs, requestId, error, log }) =>
      html`<article>
        <h2>${functionName}</h2>
        <p>
          <time>${startedAt}</time> · ${durationMs === undefined ? 'running' : `${durationMs} ms`} ·
          <span class="quiet">${requestId}</span>
        </p>
        ${error === undefined ? '' : html`<p class="error">${error}</p>`} ${log && html`<pre>${log}</pre>`}
      </article>`,
  )}`;
}

export const schedulesPath = '/_local/schedules';

/** Scheduled rules and their intervals, each with a button that runs it now. */
export function scheduleList({ schedules }: PageSources): Html {
  return html`<p class="quiet">
      See the result of a run under <a href="/_local/invocations">Invocations</a>.
    </p>
    ${schedules.list().map(
      ({ name, targetArns, everyMs }) =>
        html`<article>
          <h2>${targetArns.map((arn) => arn.slice(arn.lastIndexOf(':') + 1)).join(', ')}</h2>
          <p class="quiet">Every ${everyMs / 60_000} minutes · ${name}</p>
          <form method="post" action="${schedulesPath}/${name}">
            <button>Run now</button>
          </form>
        </article>`,
    )}`;
}

/** The names of the tables, linked to their items. */
export function tableList({ tableNames }: PageSources): Html {
  return html`<ul>
    ${tableNames.map((name) => html`<li><a href="/_local/tables/${name}">${name}</a></li>`)}
  </ul>`;
}

const mostShown = 200;

/** Items of a table as stored, read through the service; numbers stay text, as JSON might round them. */
export async function tableItems(name: string, { servicesUrl }: PageSources): Promise<Html> {
  const credentials = { accessKeyId: localOperator, secretAccessKey: 'local' };
  const client = new AwsClient({ ...credentials, service: 'dynamodb', region: 'us-east-1' });
  const answer = await client.fetch(`${servicesUrl}/dynamodb/`, {
    headers: { 'Content-Type': 'application/x-amz-json-1.0', 'X-Amz-Target': 'DynamoDB_20120810.Scan' },
    body: JSON.stringify({ TableName: name, Limit: mostShown }),
  });
  const { Items = [] } = (await answer.json()) as { Items?: Parameters<typeof unmarshall>[0][] };
  if (Items.length === 0) return html`<p class="quiet">No items.</p>`;
  const texts = Items.map((item) => JSON.stringify(unmarshall(item, { wrapNumbers: String }), null, 2));
  return html`<p class="quiet">
      ${Items.length} items${Items.length === mostShown ? ' shown, there are more' : ''}
    </p>
    ${texts.map((text) => html`<article><pre>${text}</pre></article>`)}`;
}
