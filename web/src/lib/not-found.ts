import { data } from 'react-router';

/** What a loader throws for an address that leads nowhere; the error page shows it. */
export function notFound(request: Request) {
  return data(`Page not found: ${pathIn(request)}`, { status: 404 });
}

/** What a loader throws for an address whose route exists and whose game does not, or is none of the route's kind. */
export function invalidRoute(request: Request) {
  return data(`Page Not Found: ${pathIn(request)}`, { status: 404 });
}

/** The path as it was asked for, with its query. */
function pathIn(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
