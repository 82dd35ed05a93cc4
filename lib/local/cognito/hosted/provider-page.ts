import { createHash } from 'node:crypto';
import { html, Html } from '../../pages/html';
import type { ProviderProperties } from '../resources';

type ProviderName = ProviderProperties['ProviderName'];

/** A person at a provider; the address is null when the person hides it. */
export interface Person {
  readonly name: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

const mei: Person = { name: 'Mei Chen', email: 'mei.chen@jade.test', isEmailVerified: true };

/** Names as people know them, and invented people; some hide the address as each provider permits. */
const providers: Readonly<Record<ProviderName, { name: string; people: readonly Person[] }>> = {
  Google: {
    name: 'Google',
    people: [mei, { name: 'Lok Wong', email: 'lok.wong@jade.test', isEmailVerified: false }],
  },
  Facebook: {
    name: 'Facebook',
    people: [
      mei,
      { name: 'Ana Costa', email: 'ana.costa@jade.test', isEmailVerified: true },
      { name: 'Sam Rivers, who gives no address', email: null, isEmailVerified: false },
    ],
  },
  SignInWithApple: {
    name: 'Apple',
    people: [
      mei,
      {
        name: 'Jo Park, who hides the address',
        email: 'k7d2x9qv4m@privaterelay.appleid.com',
        isEmailVerified: true,
      },
    ],
  },
};

/** Reads the form of a provider's page. @returns undefined when the visitor canceled */
export function chosenPerson(provider: ProviderName, form: URLSearchParams): Person | undefined {
  const chosen = form.get('person') ?? 'cancel';
  if (chosen !== 'new') return providers[provider].people[chosen === 'cancel' ? -1 : Number(chosen)];
  const email = form.get('email')?.trim() || null;
  return { name: 'New user', email, isEmailVerified: form.get('verified') === 'true' };
}

/** Always the same id for the same person at the same provider, in the provider's own format. */
export function userIdOf(provider: ProviderName, { name, email }: Person): string {
  const digest = createHash('sha256')
    .update(`${provider} ${email?.toLowerCase() ?? name}`)
    .digest('hex');
  const digits = BigInt(`0x${digest}`).toString();
  if (provider === 'SignInWithApple')
    return `00${digits.slice(0, 4)}.${digest.slice(0, 32)}.${digits.slice(4, 8)}`;
  return digits.slice(0, provider === 'Google' ? 21 : 17);
}

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

/**
 * The page that replaces a provider; the visitor chooses a person there.
 *
 * @param action  target of the form; the query of the request is appended
 */
export function providerPage(provider: ProviderName, action: string): Html {
  const { name, people } = providers[provider];
  return document(
    `Sign in with ${name}`,
    html`<p>This is the offline host, not ${name}: you need no password. Choose a person to sign in as.</p>
      <form method="post" action="${action}">
        <div class="people">${people.map(choice)}</div>
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
