import { ChartColumn, HandCoins, type LucideIcon, MessageSquareText, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { programRules, ruleVersions } from '#domain/affiliates/affiliate-rules';
import { applicationReviewDays } from '#domain/affiliates/program';
import { paths } from '#web/lib/paths';

const { heldDays, firstPayoutHeldDays, payableFromCents } = programRules;
const sharePercent = ruleVersions.at(-1)!.shareBasisPoints / 100;

const steps: { mark: LucideIcon; title: string; text: string }[] = [
  {
    mark: MessageSquareText,
    title: 'Apply',
    text: `Tell us about your site or channel. Our team reviews applications within ${applicationReviewDays} business days.`,
  },
  {
    mark: Share2,
    title: 'Share your links',
    text: 'Create a link with its own code for each place. We ask visitors before we remember anything.',
  },
  {
    mark: ChartColumn,
    title: 'See reports that add up',
    text: 'Clicks, sign-ups and every commission, with the rules that applied and the reason for any reversal.',
  },
  {
    mark: HandCoins,
    title: 'Get paid monthly',
    text: `${sharePercent}% of net purchases, held for ${heldDays} days, or ${firstPayoutHeldDays} days until your first payment, and paid from $${payableFromCents / 100}. Smaller amounts carry over, as do refunds after a payment.`,
  },
];

/**
 * Explains the program to players who are not affiliates.
 *
 * @param mayRequest  whether the player is known not to be an affiliate, and may apply
 */
export function ProgramPanel({ mayRequest }: { mayRequest: boolean }) {
  return (
    <Panel title="How the program works">
      <ol className="grid grid-fit-56 gap-6 pbs-2 pbe-4">
        {steps.map(({ mark: Mark, title, text }) => (
          <li key={title} className="grid content-start gap-2">
            <span className="grid place-items-center rounded-md text-primary block-12 border-strong inline-12">
              <Mark aria-hidden size={22} />
            </span>
            <h3 className="font-bold">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Note className="max-inline-prose">
        Net purchases are what your players pay for coins, less refunds, prizes redeemed and payment fees.
        Players in states where Sweeps Coins are not offered do not count.
      </Note>
      <Row>
        {mayRequest && (
          <Link className={buttonClass({ variant: 'primary', large: true })} to={paths.affiliateRequest}>
            Become an affiliate
          </Link>
        )}
        <Link
          className={buttonClass({ variant: 'outline', large: true })}
          to={paths.staticPage('AffiliateTerms')}
        >
          Read the terms
        </Link>
      </Row>
    </Panel>
  );
}
