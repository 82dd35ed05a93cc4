import { useState } from 'react';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { SelectField } from '#components/ui/select-field';
import type { PayoutDetails } from '#contracts/affiliates/routes';
import { CheckForm } from './check-form';
import { payoutKindNames, payoutStatus, taxFormNames } from './payout-copy';
import { PaypalForm } from './paypal-form';

type Kind = NonNullable<PayoutDetails['method']>['kind'];
type Form = NonNullable<PayoutDetails['taxForm']>['form'];

const kinds = Object.keys(payoutKindNames) as Kind[];
const forms = Object.keys(taxFormNames) as Form[];

/** How an affiliate is paid, and their tax form. Both are required before a payout. */
export function PayoutPanel({ loaded }: { loaded: PayoutDetails }) {
  const [details, setDetails] = useState(loaded);
  const [kind, setKind] = useState<Kind>(details.method?.kind ?? 'paypal');
  const [taxForm, setTaxForm] = useState<Form>(details.taxForm?.form ?? 'w-9');
  const [message, setMessage] = useState('');
  const saved = (after: PayoutDetails) => {
    setDetails(after);
    setMessage('Payout details saved.');
  };
  const FormOfKind = kind === 'paypal' ? PaypalForm : CheckForm;

  return (
    <Panel title="Payout details">
      <ul className="grid gap-1">
        {payoutStatus(details).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Note className="max-inline-prose">
        We need both before your first payout. Send the signed tax form through Support, then choose it here;
        our team confirms it within five business days.
      </Note>
      <Row>
        <SelectField
          label="Pay me by"
          value={kind}
          choices={kinds.map((value) => ({ value, label: payoutKindNames[value] }))}
          onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}
        />
        <SelectField
          label="Tax form that you sent"
          value={taxForm}
          choices={forms.map((value) => ({ value, label: taxFormNames[value] }))}
          onChange={({ currentTarget }) => setTaxForm(currentTarget.value as Form)}
        />
      </Row>
      <FormOfKind taxForm={taxForm} onSaved={saved} />
      <p role="status">{message}</p>
    </Panel>
  );
}
