const namespace = 'http://www.w3.org/2000/svg';

/**
 * Creates an SVG element with attributes and children; presentation attributes are no inline styles, so any content security policy allows
 * them.
 */
export function svg(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  children: readonly Node[] = [],
): SVGElement {
  const element = document.createElementNS(namespace, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  element.append(...children);
  return element;
}

/** Creates a shape from one path. */
export function path(d: string, attributes: Readonly<Record<string, string | number>> = {}): SVGElement {
  return svg('path', { d, ...attributes });
}
