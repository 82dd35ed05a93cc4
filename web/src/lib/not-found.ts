import { data } from 'react-router';

/** What a loader throws for an address that leads nowhere; the error page shows it. */
export function notFound(request: Request) {
  const { pathname } = new URL(request.url);
  return data(`Page not found: ${pathname}`, { status: 404 });
}

/** What a loader throws where a route exists, and what its address names for it does not: a game, a section. */
export function invalidRoute(request: Request) {
  const { pathname, search } = new URL(request.url);
  return data(`Page Not Found: ${pathname}${search}`, { status: 404 });
}
