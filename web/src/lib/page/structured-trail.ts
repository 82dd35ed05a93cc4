import { brand } from '#domain/operator/brand';
import { paths } from '../paths';

/** The JSON-LD context. */
export const schema = 'https://schema.org';

/** A page on the breadcrumb trail of another. */
export interface Stop {
  readonly name: string;
  readonly path: string;
}

/** Structured data of a page's breadcrumb trail, starting at Home. */
export function trailOf(stops: readonly Stop[]) {
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, path: paths.home }, ...stops].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}
