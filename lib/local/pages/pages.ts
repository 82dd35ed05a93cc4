import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { html, type Html } from './html';
import {
  invocations,
  mailbox,
  type PageSources,
  schedulesPath,
  scheduleList,
  tableItems,
  tableList,
} from './sections';

const sections: readonly { path: string; name: string; content: (sources: PageSources) => Html }[] = [
  { path: '/_local/', name: 'Mailbox', content: mailbox },
  { path: '/_local/tables', name: 'Tables', content: tableList },
  { path: '/_local/invocations', name: 'Invocations', content: invocations },
  { path: schedulesPath, name: 'Schedules', content: scheduleList },
];

/** Creates the pages below `/_local/` for people, and `/_local/mail.json` for tests. It leaves any other path, and returns false. */
export function createPages(sources: PageSources) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
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
