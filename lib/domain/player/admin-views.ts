/** A name for the filters of a list of admins. */
export interface SavedView {
  readonly name: string;
  /** The filters as the address has them, without `?`. */
  readonly search: string;
}

/** The lists of which an admin saves views. */
export const viewedLists = ['orders', 'players', 'tickets', 'audit', 'affiliates', 'products'] as const;
export type ViewedList = (typeof viewedLists)[number];

/** The saved views of an admin by list, the oldest first. */
export type AdminViews = Readonly<Record<ViewedList, readonly SavedView[]>>;

export const noViews: AdminViews = {
  orders: [],
  players: [],
  tickets: [],
  audit: [],
  affiliates: [],
  products: [],
};

/** Bounds of saved views: those of all lists hold 31,680 characters of a profile at most, which only an admin reaches. */
export const viewRules = { most: 12, longestName: 40, longestSearch: 400 } as const;

/** The list has no room for a view of another name. */
export interface SavedViewsFull {
  readonly code: 'account/saved-views-full';
  readonly most: number;
}

/**
 * Saves a view of a list; a view of the same name is replaced.
 *
 * @returns the views with it, or the refusal
 */
export function withView(views: AdminViews, list: ViewedList, view: SavedView): AdminViews | SavedViewsFull {
  const others = views[list].filter(({ name }) => name !== view.name);
  if (others.length >= viewRules.most) return { code: 'account/saved-views-full', most: viewRules.most };
  return { ...views, [list]: [...others, view] };
}

/** Removes the view of a name; the same views if there is none. */
export function withoutView(views: AdminViews, list: ViewedList, name: string): AdminViews {
  const others = views[list].filter((view) => view.name !== name);
  return others.length === views[list].length ? views : { ...views, [list]: others };
}

/**
 * Adds the views that a device kept before views were the account's. A name that the account has stays as it is; of several views of a
 * name, the device's last one is added.
 */
export function mergeViews(views: AdminViews, list: ViewedList, device: readonly SavedView[]): AdminViews {
  const names = new Set(views[list].map(({ name }) => name));
  const byName = new Map(device.map((view) => [view.name, view]));
  const added = [...byName.values()].filter(({ name }) => !names.has(name));
  const room = viewRules.most - views[list].length;
  return added.length === 0 || room <= 0
    ? views
    : { ...views, [list]: [...added.slice(-room), ...views[list]] };
}
