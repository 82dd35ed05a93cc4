import { ChartColumn, HandCoins, type LucideIcon, MessageSquareText, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { paths } from '#web/lib/paths';

const steps: { mark: LucideIcon; title: string; text: string }[] = [
  {
    mark: MessageSquareText,
    title: 'Ask for a place',
    text: 'Tell us about your site or channel. A person reads it within five working days.',
  },
  {
    mark: Share2,
    title: 'Share your links',
    text: 'A link for each place, with a code of its own. Visitors are asked before anything is remembered.',
  },
  {
    mark: ChartColumn,
    title: 'See figures that add up',
    text: 'Clicks, sign-ups and every line of commission, with the rule it was reckoned by and why, if it was taken back.',
  },
  {
    mark: HandCoins,
    title: 'Be paid by the month',
    text: '30 % of net purchases, held for 45 days and 90 before your first payment, paid from $100. Less is carried over, as is what refunds take back after a payment.',
  },
];

/**
 * Explains the program to players who are not affiliates.
 *
 * @param mayAsk  whether the player is known not to be an affiliate, and may apply
 */
export function ProgramPanel({ mayAsk }: { mayAsk: boolean }) {
  return (
    <Panel title="How the program works">
      <ol className="affiliate-steps">
        {steps.map(({ mark: Mark, title, text }) => (
          <li key={title}>
            <span className="affiliate-step-mark">
              <Mark aria-hidden size={22} />
            </span>
            <h3 className="font-bold">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="affiliate-note">
        Net purchases are what your players pay for coins, less refunds, prizes redeemed and payment fees.
        Players in states where Sweeps Coins are not offered do not count.
      </p>
      <div className="affiliate-ways">
        {mayAsk && (
          <Link className={buttonClass({ look: 'primary', large: true })} to={paths.affiliateRequest}>
            Become an affiliate
          </Link>
        )}
        <Link
          className={buttonClass({ look: 'outline', large: true })}
          to={paths.staticPage('AffiliateTerms')}
        >
          Read the terms
        </Link>
      </div>
    </Panel>
  );
}
