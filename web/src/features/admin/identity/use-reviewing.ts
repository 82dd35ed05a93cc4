import { useEffect, useState } from 'react';
import { useAttempt } from '#web/lib/api/use-attempt';
import { loadDocument, type LoadedDocument } from './load-document';
import type { Reviewing, Verdict } from './verdicts';

/** What a reviewer opens and decides of one check. */
export function useReviewing(player: string) {
  const [reviewing, setReviewing] = useState<Reviewing>({ opened: new Set(), verdicts: new Map() });
  const [shown, setShown] = useState<LoadedDocument | null>(null);
  const { isPending, choice, failure, send } = useAttempt();

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
          setShown(loaded);
          if (loaded.view) markOpened(document);
        },
        { choice: document },
      ),
    /** Marks a file that opens in a tab of its own. */
    markOpened,
    decide(document: string, verdict: Verdict | null) {
      const verdicts = new Map(reviewing.verdicts);
      if (verdict === null) verdicts.delete(document);
      else verdicts.set(document, verdict);
      setReviewing({ ...reviewing, verdicts });
    },
  };
}
