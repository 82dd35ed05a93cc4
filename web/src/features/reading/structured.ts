import { brand } from '#domain/operator/brand';
import { schema, type Stop, trailOf } from '#web/lib/page/structured-trail';
import type { Post, StaticPage } from '#web/lib/page/written';
import { paths } from '#web/lib/paths';

/** Structured data of a static page: breadcrumb and questions with answers. */
export function structuredPage({ name, title, questions }: StaticPage): string {
  const trail = trailOf([{ name: title, path: paths.staticPage(name) }]);
  if (questions.length === 0) return JSON.stringify([trail]);
  return JSON.stringify([
    trail,
    {
      '@context': schema,
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]);
}

/** Structured data of a post. */
export function structuredPost({ slug, title, description, author, publishedOn, picture }: Post): string {
  const path = paths.blogPost(slug);
  return JSON.stringify([
    trailOf([
      { name: 'Blog', path: paths.blog },
      { name: title, path },
    ]),
    {
      '@context': schema,
      '@type': 'Article',
      headline: title,
      description,
      datePublished: publishedOn,
      image: picture.src,
      mainEntityOfPage: path,
      author: { '@type': 'Organization', name: author },
      publisher: { '@type': 'Organization', name: brand.name, url: paths.home },
    },
  ]);
}

/** Structured data of a list of posts. */
export function structuredList(stops: readonly Stop[]): string {
  return JSON.stringify([trailOf([{ name: 'Blog', path: paths.blog }, ...stops])]);
}
