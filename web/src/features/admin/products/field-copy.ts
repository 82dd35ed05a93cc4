import { categoryNames } from '#web/lib/catalog/category-copy';
import type { Draft, Field } from './draft';

/** Enough of a text to recognize it. */
const longestExcerpt = 80;

/** A short description of a field's value. */
export function fieldLabel(field: Field, draft: Draft): string {
  switch (field) {
    case 'category':
      return draft.category ? categoryNames[draft.category] : 'none';
    case 'price':
      return `${draft.price.trim()} SC`;
    case 'active':
    case 'featured':
      return draft[field] ? 'on' : 'off';
    case 'image':
      return draft.image.length === 1 ? '1 picture' : `${draft.image.length} pictures`;
    default:
      return excerpt(draft[field].trim());
  }
}

function excerpt(text: string): string {
  if (text === '') return 'nothing';
  return text.length <= longestExcerpt ? text : `${text.slice(0, longestExcerpt - 2).trimEnd()} …`;
}
