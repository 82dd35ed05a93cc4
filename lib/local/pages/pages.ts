import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Schedules } from '../events/event-rules';
import type { Functions } from '../lambda/functions';
import type { Outbox } from '../ses/state';
import type { Html } from './html';
import { invocations } from './invocations';
import { layout } from './layout';
import { mailbox } from './mailbox';
import { scheduleList, schedulesPath } from './schedules';
import { tableItems, tableList } from './tables';

export interface PageSources {
  readonly outbox: Outbox;
  readonly functions: Functions;
  readonly schedules: Schedules;
  readonly tableNames: readonly string[];
  readonly servicesUrl: string;
}

/** Creates the pages below `/_local/` for people, and `/_local/mail.json` for tests. */
export function createPages({ outbox, functions, schedules, tableNames, servicesUrl }: PageSources) {
  return async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path } = url;
    if (request.method === 'POST') return act(path, request, response);
    if (path === '/_local/mail.json')
      return send(response, 'application/json', JSON.stringify(outbox.list()));
    if (path === '/_local/pages.css')
      return send(response, 'text/css', readFileSync(new URL('./pages.css', import.meta.url), 'utf8'));
    const page = await find(path);
    if (!page) return send(response, 'text/plain', `The offline host has no page ${path}.`, 404);
    const { text } = layout({ ...page, path, refreshes: url.searchParams.has('refresh') });
    send(response, 'text/html; charset=utf-8', text);
  };

  /** Runs an action requested by a page of the host; requests from other origins are refused. */
  function act(path: string, { headers }: IncomingMessage, response: ServerResponse): void {
    const { origin, host } = headers;
    if (origin !== undefined && origin !== `http://${host}`)
      return send(response, 'text/plain', 'Only pages of the offline host may send this request.', 403);
    const name = path.startsWith(`${schedulesPath}/`) ? path.slice(schedulesPath.length + 1) : '';
    if (!schedules.runNow(name))
      return send(response, 'text/plain', `The offline host has no action at ${path}.`, 404);
    response.writeHead(303, { Location: schedulesPath }).end();
  }

  async function find(path: string): Promise<{ title: string; content: Html } | undefined> {
    if (path === '/_local' || path === '/_local/') return { title: 'Mailbox', content: mailbox(outbox) };
    if (path === '/_local/tables') return { title: 'Tables', content: tableList(tableNames) };
    if (path === '/_local/invocations')
      return { title: 'Invocations', content: invocations(functions.invocations) };
    if (path === schedulesPath) return { title: 'Schedules', content: scheduleList(schedules) };
    const table = tableNames.find((name) => path === `/_local/tables/${name}`);
    return table === undefined ? undefined : { title: table, content: await tableItems(table, servicesUrl) };
  }
}

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}
