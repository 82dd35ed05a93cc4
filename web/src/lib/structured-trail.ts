import { brand } from './brand';
import { paths } from './paths';

/** Whose words these are. */
export const schema = 'https://schema.org';

/** A page on the way to another. */
export interface Stop {
  readonly name: string;
  readonly path: string;
}

/** What machines are told of the way to a page, from Home on. */
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
