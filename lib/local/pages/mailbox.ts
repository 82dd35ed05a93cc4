import type { Outbox } from '../ses/state';
import { html, type Html } from './html';

/** The sent mails, newest first; a click copies a code. */
export function mailbox(outbox: Outbox): Html {
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
