import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Functions } from '../lambda/functions';
import type { Outbox } from '../mail/outbox';
import type { Html } from './html';
import { invocations } from './invocations';
import { layout } from './layout';
import { mailbox } from './mailbox';
import { tableItems, tableList } from './tables';

/** What the host's own pages show. */
export interface PageSources {
  readonly outbox: Outbox;
  readonly functions: Functions;
  readonly tableNames: readonly string[];
  readonly servicesUrl: string;
}

/** Makes the pages below `/_local/`, for people, and `/_local/mail.json`, for tests. */
export function createPages({ outbox, functions, tableNames, servicesUrl }: PageSources) {
  return async (url: URL, response: ServerResponse): Promise<void> => {
    const { pathname: path } = url;
    if (path === '/_local/mail.json')
      return send(response, 'application/json', JSON.stringify(outbox.list()));
    if (path === '/_local/pages.css')
      return send(response, 'text/css', readFileSync(new URL('./pages.css', import.meta.url), 'utf8'));
    const page = await find(path);
    if (!page) return send(response, 'text/plain', `The offline host has no page ${path}.`, 404);
    const { text } = layout({ ...page, path, refreshes: url.searchParams.has('refresh') });
    send(response, 'text/html; charset=utf-8', text);
  };

  async function find(path: string): Promise<{ title: string; content: Html } | undefined> {
    if (path === '/_local' || path === '/_local/') return { title: 'Mailbox', content: mailbox(outbox) };
    if (path === '/_local/tables') return { title: 'Tables', content: tableList(tableNames) };
    if (path === '/_local/invocations')
      return { title: 'Invocations', content: invocations(functions.invocations) };
    const table = tableNames.find((name) => path === `/_local/tables/${name}`);
    return table === undefined ? undefined : { title: table, content: await tableItems(table, servicesUrl) };
  }
}

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}
