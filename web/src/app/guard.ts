import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';
import { loadConfig } from '#web/lib/api/config';
import { loadPrerendered } from '#web/lib/builds/load-prerendered';
import { requiresSession, type RouteAudience } from '#web/lib/session/route-audience';
import { mayHaveSession } from '#web/lib/session/stored-session';

type Load = (args: LoaderFunctionArgs) => unknown;

/**
 * Returns a loader that admits the visitor before it loads the route's data.
 *
 * @param load   loads the route's data; public pages may read it from the payload that the build wrote instead
 * @param ready  preloads everything else that the page needs at once, regardless of where its data comes from
 */
export function guard(
  audience: RouteAudience,
  load: Load = () => null,
  ready: Load = () => null,
): LoaderFunction {
  return async (args) => {
    // Public pages are rendered to HTML at build time, where there is no visitor to admit.
    if (!import.meta.env.SSR) await admitTo(audience, args.request);
    const mayHavePayload = !import.meta.env.SSR && audience === 'public';
    const [loaded] = await Promise.all([
      mayHavePayload ? loadPrerendered(args.request, () => load(args)) : load(args),
      ready(args),
    ]);
    return loaded;
  };
}

/** Imports session code on demand, in one batch, because public pages never need it. */
async function admitTo(audience: RouteAudience, request: Request): Promise<void> {
  if (!requiresSession(audience, await loadConfig())) return;
  // Only a prefetch: the import is repeated, and its failure handled, where the session is fetched.
  if (mayHaveSession()) import('#web/lib/session/amplify-session').catch(() => undefined);
  const { admit } = await import('#web/lib/session/session');
  await admit(audience, request);
}
