/**
 * Names UTF-8, in which every text of the site is written, as the charset of a text or XML file: what publishes files gives them a type
 * without one. The constructs put the text of this file into the functions that run in CloudFront behind an answer (`site-paths.ts`).
 */
export function withCharset(response) {
  const type = response.headers['content-type'];
  if (type && /^(text\/[\w.+-]+|[\w.+-]+\/([\w.-]+\+)?xml)$/i.test(type.value))
    type.value += '; charset=utf-8';
  return response;
}
