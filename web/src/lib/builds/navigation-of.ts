import { createPath, type Path } from 'react-router';
import { isSamePath } from '../paths';
import type { Navigation } from './chunk-reload';

/** Reads the navigation from the router's state. A change of query or fragment stays on its page. */
export function navigationOf({
  initialized,
  location: here,
  navigation,
}: {
  initialized: boolean;
  location: Path;
  navigation: { location?: Path | undefined };
}): Navigation {
  const target = navigation.location ?? here;
  return {
    page: here.pathname,
    target: createPath(target),
    isArriving: !initialized || !isSamePath(target.pathname, here.pathname),
  };
}
