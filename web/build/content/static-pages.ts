import * as z from 'zod';
import type { StaticPage, Written } from '../../src/lib/page/written';
import { type ContentFile, findPictureFor, picturePosition } from './content-files';
import { facts } from './facts';
import { readFrontMatter } from './front-matter';
import { fillPlaceholders } from './placeholders';
import { renderMarkdown, textOf } from './render-markdown';

/** A date in ISO format: `2026-11-20`. */
export const day = z.iso.date('Has to be a day such as 2026-11-20.');

const fields = z.strictObject({
  title: z.string().min(3).max(60),
  description: z.string().min(50).max(180),
  version: z.string().regex(/^\d{4}-\d{2}(\.\d+)?$/, 'Has to be a year and a month, such as 2026-11.'),
  lastChangedOn: day,
  /** Legal texts that need review by the operator's lawyer. */
  template: z.boolean().default(false),
  /** Pages whose third-level headings are questions. */
  questions: z.boolean().default(false),
});

/**
 * Renders a page of `content/pages`.
 *
 * @throws ContentFault naming file, line and field of each fault
 */
export function renderStaticPage({ name, file, text }: ContentFile): StaticPage {
  const { fields: frontMatter, body, bodyLine } = readFrontMatter(file, text, fields);
  const fill = (part: string, line = 1) => fillPlaceholders(part, facts, { file, line });
  const where = picturePosition({ file, text: body, line: bodyLine });
  const rendered = renderMarkdown(fill(body, bodyLine), findPictureFor(where), where);
  const { title, description, version, lastChangedOn, template, questions } = frontMatter;
  return {
    name,
    title: fill(title),
    description: fill(description),
    version,
    lastChangedOn,
    isTemplate: template,
    headings: rendered.headings,
    body: rendered.body,
    questions: questions ? questionsIn(rendered.body) : [],
  };
}

/** Each third-level heading with the text below it. */
function questionsIn(body: readonly Written[]): StaticPage['questions'] {
  const found: { question: string; answer: string }[] = [];
  let isOpen = false;
  for (const piece of body) {
    if (typeof piece === 'string') continue;
    const [tag] = piece;
    if (tag === 'h3') found.push({ question: textOf([piece]), answer: '' });
    else if (isOpen && tag !== 'h2') {
      const last = found.at(-1);
      if (last) last.answer = `${last.answer} ${textOf([piece]).replaceAll(/\s+/g, ' ')}`.trim();
    }
    isOpen = tag === 'h3' || (isOpen && tag !== 'h2');
  }
  return found;
}
