import { html, Html } from '../../pages/html';
import { peopleOf, type Person } from './people';

const style = new Html(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 24px; background: light-dark(#f4f5fb, #070b1c); color: light-dark(#172033, #e7ebf8); }
  main { max-inline-size: 30rem; margin: 5vh auto; padding: 8px 24px 24px; border-radius: 12px;
    background: light-dark(#ffffff, #101a36); border: 1px solid light-dark(#d8dcea, #26335c); }
  form, .people, fieldset { display: grid; gap: 12px; }
  fieldset { padding: 12px; border: 1px solid light-dark(#d8dcea, #26335c); border-radius: 10px; }
  label { display: grid; gap: 4px; }
  .check { display: flex; gap: 8px; align-items: center; min-block-size: 44px; }
  input[type='email'] { min-block-size: 44px; padding-inline: 12px; font: inherit; box-sizing: border-box; inline-size: 100%; }
  button { display: grid; min-block-size: 44px; padding: 8px 16px; text-align: start; font: inherit; cursor: pointer;
    color: inherit; background: transparent; border: 1px solid light-dark(#55607a, #9fabcb); border-radius: 10px; }
  .quiet { border-color: transparent; text-decoration: underline; }`);

const names: Readonly<Record<string, string>> = {
  Google: 'Google',
  Facebook: 'Facebook',
  SignInWithApple: 'Apple',
};

/**
 * The page that replaces a provider; the visitor chooses a person there.
 *
 * @param action  target of the form; the query of the request is appended
 */
export function providerPage(provider: string, action: string): Html {
  const name = names[provider] ?? provider;
  return document(
    `Sign in with ${name}`,
    html`<p>This is the offline host, not ${name}: you need no password. Choose a person to sign in as.</p>
      <form method="post" action="${action}">
        <div class="people">${peopleOf(provider).map(choice)}</div>
        <fieldset>
          <legend>Someone else</legend>
          <label>Email address <input type="email" name="email" autocomplete="off" /></label>
          <label class="check">
            <input type="checkbox" name="verified" value="true" checked /> ${name} has verified the address
          </label>
          <button name="person" value="new">Continue as someone else</button>
        </fieldset>
        <label class="check">
          <input type="checkbox" name="refusesFreshLink" value="true" />
          Refuse the first sign-in after linking accounts, as Cognito may
        </label>
        <button class="quiet" name="person" value="cancel">Cancel</button>
      </form>`,
  );
}

/** The error page when there is no trusted address to redirect to. */
export function refusalPage(error: string, message: string): Html {
  return document(
    'This sign-in cannot continue',
    html`<p>${message}</p>
      <p><code>${error}</code></p>`,
  );
}

function choice({ name, email, isEmailVerified }: Person, index: number): Html {
  const label = email === null ? 'no address' : `${email}${isEmailVerified ? '' : ', not verified'}`;
  return html`<button name="person" value="${index}">
    <strong>${name}</strong> <small>${label}</small>
  </button>`;
}

function document(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>${title} · offline host</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
