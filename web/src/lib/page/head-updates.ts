import { documentTitle, type Head, headTags } from './head';

/** Head changes are batched for this long, so that a navigation updates the document once. */
const gatherForMs = 10;

let wanted: Head | null = null;

/** Schedules an update of the document's head; the last of several calls within 10 ms wins. */
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
