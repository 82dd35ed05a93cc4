import { useEffect, useRef, useState } from 'react';
import { useAttempt } from '#web/lib/api/use-attempt';
import { loadDocument, type LoadedDocument } from './load-document';
import type { Reviewing, Verdict } from './verdicts';

/** What a reviewer opens and decides of one check. */
export function useReviewing(player: string) {
  const [reviewing, setReviewing] = useState<Reviewing>({ opened: new Set(), verdicts: new Map() });
  const [shown, setShown] = useState<LoadedDocument | null>(null);
  const { isPending, choice, failure, send } = useAttempt();

  const isOnPage = useRef(false);

  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);
  // A file is released once another one is shown.
  useEffect(() => shown?.view?.release, [shown]);

  const markOpened = (document: string) =>
    setReviewing((before) => ({ ...before, opened: new Set([...before.opened, document]) }));

  return {
    reviewing,
    shown,
    failure,
    /** Id of the document that loads. */
    loading: isPending ? choice : null,
    open: (document: string) =>
      void send(
        () => loadDocument(player, document),
        (loaded) => {
          // Nothing else releases a file that arrives after the reviewer has left.
          if (!isOnPage.current) return loaded.view?.release();
          setShown(loaded);
          if (loaded.view?.kind === 'picture') markOpened(document);
        },
        { choice: document },
      ),
    /** Marks a PDF that its frame or a tab of its own shows. */
    markOpened,
    decide(document: string, verdict: Verdict | null) {
      const verdicts = new Map(reviewing.verdicts);
      if (verdict === null) verdicts.delete(document);
      else verdicts.set(document, verdict);
      setReviewing({ ...reviewing, verdicts });
    },
  };
}
