import { Share2 } from 'lucide-react';
import { Button } from '#components/ui/button';
import { CopyButton } from '#components/ui/copy-button';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { brand } from '#domain/operator/brand';
import type { Referrals } from './referrals-views';

/** The player's referral code and link, and the rewarded referrals of this month. */
export function InvitePanel({ code, path, month }: Pick<Referrals, 'code' | 'path' | 'month'>) {
  const link = location.origin + path;
  return (
    <Panel title="Your code">
      <p className="invite-code">
        <output className="invite-letters">{code}</output>
      </p>
      <p className="text-sm wrap-anywhere text-muted">{link}</p>
      <Row>
        <CopyButton variant="primary" text={link} label="Copy link" />
        <CopyButton text={code} label="Copy code" />
        {'share' in navigator && (
          <Button variant="outline" onClick={() => void share(link)}>
            <Share2 aria-hidden="true" size={18} />
            Share
          </Button>
        )}
      </Row>
      <p className="text-sm">
        <strong>{`${month.settled} of ${month.of}`}</strong> rewards this month. A friend counts in the month
        in which they complete every step.
      </p>
    </Panel>
  );
}

/** Closing the share sheet is not a failure. */
async function share(url: string): Promise<void> {
  const text = `Play with me at ${brand.name}. We both get coins once you verify your identity and play.`;
  await navigator.share({ title: brand.name, text, url }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
