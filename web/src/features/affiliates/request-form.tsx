import { Link } from 'react-router';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { CheckField } from '#components/ui/check-field';
import { FieldError } from '#components/ui/field';
import { panelClass } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextArea } from '#components/ui/text-area';
import { TextField } from '#components/ui/text-field';
import { applicationFields } from '#contracts/affiliates/fields';
import type { AffiliateProgram } from '#contracts/affiliates/routes';
import { brand } from '#domain/operator/brand';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { paths } from '#web/lib/paths';
import { channelNames } from './affiliate-copy';
import { countryChoices } from './countries';

type Channel = keyof typeof channelNames;
const channels = Object.keys(channelNames) as Channel[];

const countries = countryChoices();

const application = z.strictObject(applicationFields);
const messages = {
  site: 'Enter the full address of your site, starting with https://.',
  channels: 'Choose at least one.',
  audience: 'Describe in a sentence who reads or watches you.',
  termsVersion: 'Accept the program terms to apply.',
};

/** Application form of the affiliate program. Missing input is reported at its field, and nothing is lost. */
export function RequestForm({
  program,
  termsVersion,
  onRequested,
}: {
  program: AffiliateProgram;
  termsVersion: string;
  onRequested: (program: AffiliateProgram) => void;
}) {
  const before = program.application;
  const { field, box, faultOf, form, isPending, failure } = useContractForm({
    body: application,
    defaultValues: {
      site: before?.site ?? 'https://',
      channels: before?.channels ?? [],
      audience: before?.audience ?? '',
      taxCountry: before?.taxCountry ?? 'US',
      termsVersion: false as string | false,
    },
    messages,
    draft: 'affiliate-application',
    send: (body, idempotencyKey) => playFabOps.post('/affiliates/requests', { body, idempotencyKey }),
    onDone: (response) => onRequested(response.program),
  });

  return (
    <form className={panelClass('grid gap-4 max-inline-160')} {...form}>
      <TextField label="Your site or channel" type="url" inputMode="url" {...field('site')} />
      <fieldset>
        <legend className="text-field-label">Where you reach people</legend>
        <div className="grid grid-fit-40 gap-x-4 gap-y-1">
          {channels.map((channel) => (
            <CheckField key={channel} value={channel} {...box('channels')}>
              {channelNames[channel]}
            </CheckField>
          ))}
        </div>
        <FieldError text={faultOf('channels')} />
      </fieldset>
      <TextArea
        label="Your audience"
        hint={`Who reads or watches you, and where they live. Your content may not target anyone under ${brand.minimumAge}.`}
        rows={4}
        {...field('audience')}
      />
      <SelectField label="Country where you pay tax" choices={countries} {...field('taxCountry')} />
      <div>
        <CheckField value={termsVersion} error={faultOf('termsVersion')} {...box('termsVersion')}>
          I have read and accept the{' '}
          <Link className="text-link" to={paths.staticPage('AffiliateTerms')}>
            program terms
          </Link>
          .
        </CheckField>
      </div>
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" large pending={isPending}>
        Send application
      </Button>
    </form>
  );
}
