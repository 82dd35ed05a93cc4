import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { AwsClient } from 'aws4fetch';
import type { Schedules } from '../events/event-rules';
import { localOperator } from '../iam/caller';
import type { Functions } from '../lambda/functions';
import type { Outbox } from '../ses/state';
import { html, type Html } from './html';

interface PageSources {
  readonly outbox: Outbox;
  readonly functions: Pick<Functions, 'invocations'>;
  readonly schedules: Schedules;
  readonly tableNames: readonly string[];
  readonly servicesUrl: string;
}

const schedulesPath = '/_local/schedules';
const sections: readonly { path: string; name: string; content: (sources: PageSources) => Html }[] = [
  { path: '/_local/', name: 'Mailbox', content: mailbox },
  { path: '/_local/tables', name: 'Tables', content: tableList },
  { path: '/_local/invocations', name: 'Invocations', content: invocations },
  { path: schedulesPath, name: 'Schedules', content: scheduleList },
];

/** Creates the pages below `/_local/` for people, and `/_local/mail.json` for tests. It leaves any other path, and returns false. */
export function createPages(sources: PageSources) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [requested = '', query] = (request.url ?? '').split('?', 2);
    const path = requested === '/_local' ? '/_local/' : requested;
    if (!path.startsWith('/_local/')) return false;
    if (request.method === 'POST') act(path, request, response);
    else
      show(path, query === 'refresh', response).catch((error: unknown) => response.destroy(error as Error));
    return true;
  };

  async function show(path: string, refreshes: boolean, response: ServerResponse): Promise<void> {
    if (path === '/_local/mail.json')
      return send(response, 'application/json', JSON.stringify(sources.outbox.list()));
    if (path === '/_local/pages.css')
      return send(response, 'text/css', readFileSync(new URL('./pages.css', import.meta.url), 'utf8'));
    const page = await find(path);
    if (!page) return send(response, 'text/plain', `The offline host has no page ${path}.`, 404);
    send(response, 'text/html; charset=utf-8', layout({ ...page, path, refreshes }).text);
  }

  /** Runs an action requested by a page of the host; requests from other origins are refused. */
  function act(path: string, { headers }: IncomingMessage, response: ServerResponse): void {
    const { origin, host } = headers;
    if (origin !== undefined && origin !== `http://${host}`)
      return send(response, 'text/plain', 'Only pages of the offline host may send this request.', 403);
    const [, name = ''] = path.split(`${schedulesPath}/`, 2);
    if (!sources.schedules.runNow(name))
      return send(response, 'text/plain', `The offline host has no action at ${path}.`, 404);
    response.writeHead(303, { Location: schedulesPath }).end();
  }

  async function find(path: string): Promise<{ title: string; content: Html } | undefined> {
    const section = sections.find((each) => each.path === path);
    if (section) return { title: section.name, content: section.content(sources) };
    const table = sources.tableNames.find((name) => path === `/_local/tables/${name}`);
    return table === undefined ? undefined : { title: table, content: await tableItems(table, sources) };
  }
}

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

/** A page of the host around its content; `refreshes` reloads it every few seconds. */
function layout(page: { title: string; path: string; refreshes: boolean; content: Html }): Html {
  const { title, path, refreshes, content } = page;
  const links = sections.map((each) =>
    each.path === path
      ? html`<a href="${path}" aria-current="page">${each.name}</a>`
      : html`<a href="${each.path}">${each.name}</a>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        ${refreshes ? html`<meta http-equiv="refresh" content="3" />` : html``}
        <title>${title} · offline host</title>
        <link rel="stylesheet" href="/_local/pages.css" />
      </head>
      <body>
        <header>
          <strong>Offline host</strong>
          <nav>${links}</nav>
          <a href="${path}${refreshes ? '' : '?refresh'}"
            >${refreshes ? 'Stop refreshing' : 'Refresh automatically'}</a
          >
          <a href="/">Open the site</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** The sent mails, newest first; a click copies a code. */
function mailbox({ outbox }: PageSources): Html {
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
function invocations({ functions }: PageSources): Html {
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

/** Scheduled rules and their intervals, each with a button that runs it now. */
function scheduleList({ schedules }: PageSources): Html {
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
function tableList({ tableNames }: PageSources): Html {
  return html`<ul>
    ${tableNames.map((name) => html`<li><a href="/_local/tables/${name}">${name}</a></li>`)}
  </ul>`;
}

const mostShown = 200;

/** Items of a table as stored, read through the service; numbers stay text, as JSON might round them. */
async function tableItems(name: string, { servicesUrl }: PageSources): Promise<Html> {
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
