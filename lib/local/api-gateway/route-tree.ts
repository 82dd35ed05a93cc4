/** A resource of the API: the methods on one path. */
export interface Route<Method> {
  readonly id: string;
  /** As written in the template, `/games/{id}`. */
  readonly resourcePath: string;
  /** By HTTP method, `ANY` for all that have none of their own. */
  readonly methods: ReadonlyMap<string, Method>;
}

export interface Match<Method> {
  readonly route: Route<Method>;
  /** As they stand in the URL, or undefined where the path has none. */
  readonly pathParameters: Readonly<Record<string, string>> | undefined;
}

interface Node<Method> {
  route: Route<Method> | undefined;
  readonly fixed: Map<string, Node<Method>>;
  variable: { name: string; node: Node<Method> } | undefined;
  greedy: { name: string; node: Node<Method> } | undefined;
}

/**
 * Makes the search for the resource that serves a path. A fixed part wins over `{name}`, that over `{name+}`.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-set-up-simple-proxy.html
 */
export function createRouteTree<Method>(routes: readonly Route<Method>[]) {
  const root = newNode<Method>();
  for (const route of routes) nodeOf(root, partsOf(route.resourcePath)).route = route;
  return (path: string): Match<Method> | undefined => find(root, partsOf(path), {});
}

function find<Method>(
  node: Node<Method>,
  parts: string[],
  parameters: Record<string, string>,
): Match<Method> | undefined {
  const [part, ...rest] = parts;
  if (part === undefined) {
    const pathParameters = Object.keys(parameters).length > 0 ? parameters : undefined;
    return node.route && { route: node.route, pathParameters };
  }
  const fixed = node.fixed.get(part);
  const { variable, greedy } = node;
  return (
    (fixed && find(fixed, rest, parameters)) ??
    (variable && find(variable.node, rest, { ...parameters, [variable.name]: part })) ??
    (greedy && find(greedy.node, [], { ...parameters, [greedy.name]: parts.join('/') }))
  );
}

function nodeOf<Method>(root: Node<Method>, parts: string[]): Node<Method> {
  let node = root;
  for (const part of parts) {
    const name = /^\{(\w+)(\+?)\}$/.exec(part);
    if (!name?.[1]) node = fixedChild(node, part);
    else if (name[2]) node = (node.greedy ??= { name: name[1], node: newNode() }).node;
    else node = (node.variable ??= { name: name[1], node: newNode() }).node;
  }
  return node;
}

function fixedChild<Method>(node: Node<Method>, part: string): Node<Method> {
  const child = node.fixed.get(part) ?? newNode<Method>();
  node.fixed.set(part, child);
  return child;
}

function newNode<Method>(): Node<Method> {
  return { route: undefined, fixed: new Map(), variable: undefined, greedy: undefined };
}

/** A slash at the end counts for nothing. */
function partsOf(path: string): string[] {
  const trimmed = path.replaceAll(/^\/|\/$/g, '');
  return trimmed === '' ? [] : trimmed.split('/');
}
