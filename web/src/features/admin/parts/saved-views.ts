/** A name for the filters of a list. */
export interface SavedView {
  readonly name: string;
  /** The filters as the address has them, without `?`. */
  readonly search: string;
}

/** Views of one list. */
export const mostViews = 12;
export const longestViewName = 40;

/** Reads saved views; none from a text that is no list of them. */
export function viewsIn(text: string | null): readonly SavedView[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Returns the views with one more; a view of the same name is replaced, and the oldest gives way to a view too many. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view].slice(-mostViews);
}

/** Returns the views without the one of a name. */
export function withoutView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => view.name !== name);
}

function isView(value: unknown): value is SavedView {
  const { name, search } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof search === 'string';
}
