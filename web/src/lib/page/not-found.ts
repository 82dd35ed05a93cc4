import { data } from 'react-router';

/** Thrown by loaders for an unknown URL; the error page shows it. */
export function notFound(request: Request) {
  return data(`Page not found: ${pathIn(request)}`, { status: 404 });
}

/** Thrown by loaders when the route exists but its game, blog post or tag does not, or the game is of another kind. */
export function invalidRoute(request: Request) {
  return data(`Page Not Found: ${pathIn(request)}`, { status: 404 });
}

/** The requested path with its query. */
function pathIn(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
