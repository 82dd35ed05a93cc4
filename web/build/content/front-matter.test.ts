import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readFrontMatter } from './front-matter';

const schema = z.strictObject({
  title: z.string().min(3),
  tags: z.array(z.enum(['store'], 'Has to be one of store.')),
  picture: z.strictObject({ width: z.int() }).optional(),
});
const read = (text: string) => readFrontMatter('content/blog/a.md', text, schema);

it('parses the fields and finds the start of the text', () => {
  expect(read('---\ntitle: A post\ntags: [store]\n---\n\nWords.\n')).toEqual({
    fields: { title: 'A post', tags: ['store'] },
    body: '\nWords.\n',
    bodyLine: 5,
    lineOf: expect.any(Function) as unknown,
  });
});

describe('ContentFault names file, line and field', () => {
  it.each([
    ['without front matter', 'Words.', 'content/blog/a.md:1: front matter:'],
    ['that is no YAML', '---\ntitle: A: post\ntags: [store]\n---\n', 'content/blog/a.md:2: front matter:'],
    ['with a value out of bounds', '---\ntitle: A\ntags: [store]\n---\n', 'content/blog/a.md:2: title:'],
    [
      'with a tag nobody knows',
      '---\ntitle: A post\ntags:\n  - store\n  - shop\n---\n',
      'content/blog/a.md:5: tags.1:',
    ],
    [
      'with something wrong further in',
      '---\ntitle: A post\ntags: [store]\npicture:\n  width: 1.5\n---\n',
      'a.md:5: picture.width:',
    ],
    ['without a field', '---\ntitle: A post\n---\n', 'content/blog/a.md:1: tags:'],
    [
      'with a field too many',
      '---\ntitle: A post\ntags: [store]\nauthor: Me\n---\n',
      'content/blog/a.md:4: author:',
    ],
    [
      'with a field too many further in',
      '---\ntitle: A post\ntags: [store]\npicture:\n  width: 1\n  depth:\n    - 2\n---\n',
      'content/blog/a.md:6: picture.depth:',
    ],
  ])('for a file %s', (_, text, words) => {
    expect(() => read(text)).toThrow(words);
  });

  it('for all faults at once', () => {
    expect(() => read('---\ntitle: A\ntags: [shop]\n---\n')).toThrow(/:2: title: .+\n.+:3: tags\.0: /);
  });
});
