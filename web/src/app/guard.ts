import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';
import type { RouteAudience } from '#web/lib/entry';
import { admit } from '#web/lib/session';

type Load = (args: LoaderFunctionArgs) => unknown;

/**
 * A loader that admits the visitor first and loads the route's data only then.
 *
 * @param load  gives the route's data
 */
export function guard(audience: RouteAudience, load: Load = () => null): LoaderFunction {
  return async (args) => {
    // Public pages are rendered to HTML at build time, where there is no visitor to admit.
    if (!import.meta.env.SSR) await admit(audience, args.request);
    return load(args);
  };
}
