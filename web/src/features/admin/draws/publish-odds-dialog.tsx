import type { ComponentProps } from 'react';
import { Notice } from '#components/ui/notice';
import { ConfirmSubmit } from '../parts/confirm-submit';
import { ExpectedValue } from './expected-value';
import { type OddsWorth, oddsWarnings } from './odds-warnings';

/**
 * Asks once before odds are published, with what changes and what is unusual.
 *
 * @param name    of the mystery prize
 * @param latest  its latest version; 0 for none
 * @param dialog  from `useConfirmation`
 */
export function PublishOddsDialog({
  name,
  latest,
  odds,
  dialog,
}: {
  name: string;
  latest: number;
  odds: OddsWorth;
  dialog: Pick<ComponentProps<typeof ConfirmSubmit>, 'open' | 'onConfirm' | 'onClose'>;
}) {
  const warnings = oddsWarnings(odds);
  const isUnusual = warnings.length > 0;
  return (
    <ConfirmSubmit
      title={`Publish odds of ${name}?`}
      submit={isUnusual ? 'Publish anyway' : `Publish version ${latest + 1}`}
      variant={isUnusual ? 'danger' : 'primary'}
      {...dialog}
    >
      <p>
        {`Version ${latest + 1} ${latest === 0 ? 'opens the prize to orders' : `replaces version ${latest}`} at once. Players see it, orders placed before keep their version, and a version cannot be changed.`}
      </p>
      <p>
        <ExpectedValue worth={odds.worth} price={odds.price} />
      </p>
      {warnings.map((warning) => (
        <Notice key={warning} tone="error">
          {warning}
        </Notice>
      ))}
    </ConfirmSubmit>
  );
}
