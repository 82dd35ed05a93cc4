export interface Route<Method> {
  readonly id: string;
  readonly resourcePath: string;
  readonly methods: ReadonlyMap<string, Method>;
}

export interface Match<Method> {
  readonly route: Route<Method>;
  readonly pathParameters: Readonly<Record<string, string>> | undefined;
}

/**
 * Per path segment, a fixed name takes precedence over `{name}`, and `{name}` over `{name+}`.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-set-up-simple-proxy.html
 */
export function createRoutes<Method>(routes: readonly Route<Method>[]) {
  const byPrecedence = routes
    .map((route) => ({ route, pattern: patternOf(route.resourcePath), rank: rankOf(route.resourcePath) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));
  return (path: string): Match<Method> | undefined => {
    const trimmed = path.replace(/(?<=.)\/$/, '');
    for (const { route, pattern } of byPrecedence) {
      const found = pattern.exec(trimmed);
      if (found) return { route, pathParameters: found.groups && { ...found.groups } };
    }
    return undefined;
  };
}

function patternOf(resourcePath: string): RegExp {
  const parts = resourcePath.split('/').map((part) => {
    const name = part.replaceAll(/[{}+]/g, '');
    if (part.endsWith('+}')) return `(?<${name}>.+)`;
    return part.startsWith('{') ? `(?<${name}>[^/]+)` : part.replaceAll(/[.*?^$()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('/')}$`);
}

/** Sort key: routes of higher precedence sort first. */
function rankOf(resourcePath: string): string {
  const parts = resourcePath.split('/');
  return parts.map((part) => (part.endsWith('+}') ? '2' : part.startsWith('{') ? '1' : '0')).join('');
}
