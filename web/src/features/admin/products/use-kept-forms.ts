import { useCallback, useState } from 'react';
import type { Opened } from './drawer-address';

/** A product that is not stored yet. Its id is generated with its form, so that saving it twice creates it once. */
interface NewProduct {
  readonly id: string;
  readonly isStored: boolean;
}

/**
 * The forms of the page: that of the open drawer, and those with something unsaved, which outlive a drawer that is closed by mistake. The
 * last drawer stays when it closes, to return the focus.
 */
export function useKeptForms(opened: Opened) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [fresh, setFresh] = useState(newProduct);
  // Until the address has its id, the form stays open as that of a new product.
  if (fresh.isStored && opened !== 'new') setFresh(newProduct());
  const openedId = opened === 'new' ? fresh.id : (opened?.id ?? null);
  const [lastId, setLastId] = useState(openedId);
  if (openedId !== null && openedId !== lastId) setLastId(openedId);
  const ids = new Set(lastId === null ? unsaved : [...unsaved, lastId]);

  /** Keeps a form until the returned function is called. */
  const keep = useCallback((id: string) => {
    setUnsaved((all) => [...all, id]);
    return () => setUnsaved((all) => all.filter((each) => each !== id));
  }, []);

  return {
    /** In an order that never changes: a dialog that moves in the document closes. */
    forms: [...ids].toSorted().map((id) => ({ id, isOpen: id === openedId, isNew: id === fresh.id })),
    isAnyUnsaved: unsaved.length > 0,
    keep,
    renewId: () => setFresh(newProduct()),
    /** @returns whether the product that is stored now was the new one */
    endNew(id: string): boolean {
      const wasNew = id === fresh.id;
      if (wasNew) setFresh({ id, isStored: true });
      return wasNew;
    },
  };
}

function newProduct(): NewProduct {
  return { id: crypto.randomUUID(), isStored: false };
}
