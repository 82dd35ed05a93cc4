import { data } from 'react-router';

/** What a loader throws for an address that leads nowhere; the error page shows it. */
export function notFound(request: Request) {
  const { pathname } = new URL(request.url);
  return data(`Page not found: ${pathname}`, { status: 404 });
}
