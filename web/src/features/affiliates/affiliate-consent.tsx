import { useState } from 'react';
import { Button } from '#components/ui/button';
import { followAffiliateLink } from '#web/lib/affiliate-link';
import './affiliates.css';

/** Asks for consent to store the affiliate link. A refusal stores nothing. */
export default function AffiliateConsent({ code }: { code: string }) {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return null;

  function agree() {
    setAnswered(true);
    // A click that cannot be counted is the affiliate's loss; the visitor needs no error message.
    followAffiliateLink(code).catch(() => undefined);
  }

  return (
    <aside className="partner-note surface" aria-label="A partner’s link">
      <div>
        <p className="font-bold">You came by a partner’s link.</p>
        <p className="partner-note-words">
          May we remember that for 60 days, in a cookie of our own? The partner earns something if you stay,
          and is never told who you are.
        </p>
      </div>
      <div className="partner-note-ways">
        <Button look="primary" onClick={agree}>
          Yes, remember
        </Button>
        <Button look="outline" onClick={() => setAnswered(true)}>
          No
        </Button>
      </div>
    </aside>
  );
}
