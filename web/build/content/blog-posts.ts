import * as z from 'zod';
import knownTags from '#content/blog/tags.json' with { type: 'json' };
import type { BlogTag, Post, PostSummary } from '../../src/lib/page/written';
import { type ContentFile, findPictureFor, picturePosition } from './content-files';
import { facts } from './facts';
import { ContentFault, readFrontMatter } from './front-matter';
import { fillPlaceholders } from './placeholders';
import { readingMinutes } from './reading-time';
import { newestFirst, relatedPosts } from './related-posts';
import { renderMarkdown } from './render-markdown';
import { day } from './static-pages';

const tagIds = knownTags.map(({ id }) => id);

const fields = z.strictObject({
  title: z.string().min(10).max(70),
  description: z.string().min(50).max(180),
  author: z.string().min(2).max(60),
  publishedOn: day,
  tags: z
    .array(z.enum(tagIds, `Has to be one of ${tagIds.join(', ')}.`))
    .min(1)
    .max(3),
  picture: z.strictObject({
    src: z.string().regex(/^media\/blog\/[a-z0-9-]+\.(svg|webp|jpg|png)$/, 'Has to be a file of media/blog.'),
    alt: z.string().min(10).max(200),
    width: z.int().min(320).max(2_400),
    height: z.int().min(180).max(2_400),
  }),
});

/**
 * Renders the posts of `content/blog`, newest first.
 *
 * @throws ContentFault naming file, line and field of each fault
 */
export function renderPosts(files: readonly ContentFile[]): Post[] {
  const posts = files.map(renderPost).toSorted(newestFirst);
  const summaries = posts.map(summaryOf);
  return posts.map((post) => ({ ...post, related: relatedPosts(post, summaries, 3) }));
}

/** The part of a post that lists show. */
export function summaryOf({ headings: _, body: __, related: ___, ...summary }: Post): PostSummary {
  return summary;
}

/** The tags in use, in their defined order. */
export function tagsOf(posts: readonly PostSummary[]): BlogTag[] {
  return knownTags.filter(({ id }) => posts.some(({ tags }) => tags.includes(id)));
}

function renderPost({ name, file, text }: ContentFile): Post {
  const { fields: frontMatter, body, bodyLine, lineOf } = readFrontMatter(file, text, fields);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new ContentFault(
      `${file}:1: file name: it is the address of the post, so it has to be in kebab-case.`,
    );
  const placeOf = (field: string) => `${file}:${lineOf(['picture', field])}: picture.${field}`;
  checkSize(frontMatter.picture, placeOf);
  const fill = (part: string, line = 1) => fillPlaceholders(part, facts, { file, line });
  const where = picturePosition({ file, text: body, line: bodyLine });
  const rendered = renderMarkdown(fill(body, bodyLine), findPictureFor(where), where);
  return {
    ...frontMatter,
    slug: name,
    title: fill(frontMatter.title),
    description: fill(frontMatter.description),
    readingMinutes: readingMinutes(rendered.words),
    headings: rendered.headings,
    body: rendered.body,
    related: [],
  };
}

/** @throws ContentFault for a missing picture, or one whose size differs from the front matter */
function checkSize({ src, width, height }: Post['picture'], placeOf: (field: string) => string): void {
  const real = findPictureFor(() => placeOf('src'))(src);
  const wrong = real.width !== width ? 'width' : real.height !== height ? 'height' : null;
  if (wrong)
    throw new ContentFault(
      `${placeOf(wrong)}: the picture is ${real.width} by ${real.height}, which its front matter has to say.`,
    );
}
