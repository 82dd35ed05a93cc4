import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';
import { loadPrerendered } from '#web/lib/builds/load-prerendered';
import { loadConfig } from '#web/lib/config';
import { asksForSession, type RouteAudience } from '#web/lib/route-audience';

type Load = (args: LoaderFunctionArgs) => unknown;

/**
 * A loader that admits the visitor first and loads the route's data only then.
 *
 * @param load   gives the route's data; that of public pages may come from what the build wrote beside the page instead
 * @param ready  fetches whatever else the page wants to have at once, wherever its data comes from
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

/** What public pages never need loads for the others alone, and all of it at once. */
async function admitTo(audience: RouteAudience, request: Request): Promise<void> {
  const { access } = await loadConfig();
  if (!asksForSession(audience, access)) return;
  // Asked for again, and missed, where a session that cannot be fetched is dealt with.
  import('#web/lib/amplify-session').catch(() => undefined);
  const { admit } = await import('#web/lib/session');
  await admit(audience, request);
}
