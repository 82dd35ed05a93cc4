import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Skeleton } from '#components/ui/skeleton';
import { paths } from '#web/lib/paths';
import { type MeantOrder, type RedeemRule, redeemRules } from './redeem-rules';
import { useRedeeming } from './use-redeeming';

/** "Can I redeem?": each rule with a check mark, or what is missing and where to complete it. */
export function RedeemChecklist({ order }: { order: MeantOrder }) {
  const { redeeming, failure, readAgain } = useRedeeming();
  const titleId = useId();
  const rules = redeeming && redeemRules(redeeming, order);
  const missing = rules?.filter(({ isMet }) => !isMet).length ?? 0;
  return (
    <section className="redeem-check" aria-labelledby={titleId}>
      <h3 id={titleId} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-lg">
        Can I redeem?
        {rules && (
          <span className="redeem-answer" data-met={missing === 0 || undefined}>
            {missing === 0 ? 'Yes' : missing === 1 ? 'One thing is missing' : `${missing} things are missing`}
          </span>
        )}
      </h3>
      {failure !== null && <FailureNotice failure={failure} onRetry={readAgain} />}
      {failure === null && !rules && <RulesOnTheirWay />}
      {rules && (
        <ul className="grid gap-3">
          {rules.map((rule) => (
            <Rule key={rule.id} rule={rule} />
          ))}
        </ul>
      )}
      <Link className="text-link" to={paths.staticPage('CashOut')}>
        How redeeming works
      </Link>
    </section>
  );
}

function Rule({ rule: { isMet, title, text, way } }: { rule: RedeemRule }) {
  const Icon = isMet ? CircleCheck : CircleDashed;
  return (
    <li className="redeem-rule" data-met={isMet || undefined}>
      <Icon aria-hidden="true" size={20} />
      <div>
        <p className="font-semibold">
          {title}
          <span className="sr-only">{isMet ? ' (met)' : ' (missing)'}</span>
        </p>
        {text && <p className="text-muted">{text}</p>}
        {way && (
          <Link className="text-link" to={way.to}>
            {way.label}
          </Link>
        )}
      </div>
    </li>
  );
}

function RulesOnTheirWay() {
  return (
    <div className="grid gap-3" role="status">
      <span className="sr-only">Checking what is missing</span>
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} className="h-5 w-full" />
      ))}
    </div>
  );
}
