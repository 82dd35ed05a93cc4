import { documentTitle, type Head, headTags } from './head';

/** Head changes are gathered for this long, so that a navigation touches the document once. */
const gatherForMs = 10;

let wanted: Head | null = null;

/** Brings the document's head up to date shortly; of several calls within 10 ms the last one counts. */
export function updateHead(head: Head): void {
  if (!wanted) setTimeout(apply, gatherForMs);
  wanted = head;
}

function apply() {
  if (!wanted) return;
  const tags = headTags(wanted, location.origin);
  document.title = documentTitle(wanted);
  wanted = null;
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { tag, key, value, others = {} } of tags) {
    const element = document.createElement(tag);
    for (const attribute of [key, value, ...Object.entries(others)]) element.setAttribute(...attribute);
    element.dataset['page'] = '';
    document.head.append(element);
  }
}
