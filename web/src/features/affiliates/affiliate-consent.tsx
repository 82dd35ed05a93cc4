import { useState } from 'react';
import { Button } from '#components/ui/button';
import { programRules } from '#domain/affiliates/affiliate-rules';
import { subIdIn } from '#web/lib/storage/affiliate-code';
import { followAffiliateLink } from '#web/lib/storage/affiliate-link';
import './affiliates.css';

/** Asks for consent to store the affiliate link. A refusal stores nothing. */
export default function AffiliateConsent({ code }: { code: string }) {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return null;

  function agree() {
    setAnswered(true);
    // A click that cannot be counted is the affiliate's loss; the visitor needs no error message.
    followAffiliateLink(code, subIdIn(location.search)).catch(() => undefined);
  }

  return (
    <aside className="partner-note panel" aria-label="Affiliate link">
      <div>
        <p className="font-bold">You followed an affiliate link.</p>
        <p className="text-sm">
          {`May we remember it for ${programRules.rememberedDays} days, in our own cookie? The affiliate may earn a `}
          commission if you join, and never learns who you are.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <Button variant="primary" onClick={agree}>
          Yes, remember it
        </Button>
        <Button variant="outline" onClick={() => setAnswered(true)}>
          No, thanks
        </Button>
      </div>
    </aside>
  );
}
