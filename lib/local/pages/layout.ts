import { html, type Html } from './html';

const sections = [
  { path: '/_local/', name: 'Mailbox' },
  { path: '/_local/tables', name: 'Tables' },
  { path: '/_local/invocations', name: 'Invocations' },
  { path: '/_local/schedules', name: 'Schedules' },
];

/** A page of the host around its content; `refreshes` reloads it every few seconds. */
export function layout(page: { title: string; path: string; refreshes: boolean; content: Html }): Html {
  const { title, path, refreshes, content } = page;
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
          <nav>${sections.map((section) => link(section, section.path === path))}</nav>
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

function link({ path, name }: (typeof sections)[number], isCurrent: boolean): Html {
  return isCurrent
    ? html`<a href="${path}" aria-current="page">${name}</a>`
    : html`<a href="${path}">${name}</a>`;
}
