import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { CheckField } from '#components/ui/check-field';
import { panelClass } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextArea } from '#components/ui/text-area';
import { TextField } from '#components/ui/text-field';
import type { AffiliateProgram } from '#contracts/affiliates/routes';
import { brand } from '#domain/operator/brand';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { paths } from '#web/lib/paths';
import { channelNames } from './affiliate-copy';
import { countryChoices } from './countries';

type Channel = keyof typeof channelNames;
const channels = Object.keys(channelNames) as Channel[];

const countries = countryChoices();

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
  const [site, setSite] = useState(before?.site ?? 'https://');
  const [chosen, setChosen] = useState<ReadonlySet<Channel>>(new Set(before?.channels ?? []));
  const [audience, setAudience] = useState(before?.audience ?? '');
  const [taxCountry, setTaxCountry] = useState(before?.taxCountry ?? 'US');
  const [hasAccepted, setAccepted] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { send, isPending, failure, newIdempotencyKey } = useAttempt();

  const faults = {
    site: /^https:\/\/[^\s.]+\.\S+$/.test(site)
      ? undefined
      : 'Enter the full address of your site, starting with https://.',
    channels: chosen.size > 0 ? undefined : 'Choose at least one.',
    audience: audience.trim().length >= 10 ? undefined : 'Describe in a sentence who reads or watches you.',
    terms: hasAccepted ? undefined : 'Accept the program terms to apply.',
  };

  function toggle(channel: Channel) {
    const next = new Set(chosen);
    if (!next.delete(channel)) next.add(channel);
    setChosen(next);
  }

  function request(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.values(faults).some(Boolean)) return;
    const body = { site, channels: [...chosen], audience: audience.trim(), taxCountry, termsVersion };
    void send(
      (idempotencyKey) => playFabOps.post('/affiliates/requests', { body, idempotencyKey }),
      (response) => onRequested(response.program),
    );
  }

  const shown = isChecked
    ? faults
    : { site: undefined, channels: undefined, audience: undefined, terms: undefined };
  return (
    <form
      className={panelClass('grid gap-4 max-inline-160')}
      noValidate
      onSubmit={request}
      onChange={newIdempotencyKey}
    >
      <TextField
        label="Your site or channel"
        type="url"
        inputMode="url"
        value={site}
        error={shown.site}
        onChange={({ currentTarget }) => setSite(currentTarget.value)}
      />
      <fieldset>
        <legend className="text-field-label">Where you reach people</legend>
        <div className="affiliate-channels">
          {channels.map((channel) => (
            <CheckField key={channel} checked={chosen.has(channel)} onChange={() => toggle(channel)}>
              {channelNames[channel]}
            </CheckField>
          ))}
        </div>
        {shown.channels && (
          <p className="text-field-error" role="alert">
            {shown.channels}
          </p>
        )}
      </fieldset>
      <TextArea
        label="Your audience"
        hint={`Who reads or watches you, and where they live. Your content may not target anyone under ${brand.minimumAge}.`}
        rows={4}
        maxLength={500}
        value={audience}
        error={shown.audience}
        onChange={({ currentTarget }) => setAudience(currentTarget.value)}
      />
      <SelectField
        label="Country where you pay tax"
        value={taxCountry}
        choices={countries}
        onChange={({ currentTarget }) => setTaxCountry(currentTarget.value)}
      />
      <div>
        <CheckField
          checked={hasAccepted}
          onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
        >
          I have read and accept the{' '}
          <Link className="text-link" to={paths.staticPage('AffiliateTerms')}>
            program terms
          </Link>
          .
        </CheckField>
        {shown.terms && (
          <p className="text-field-error" role="alert">
            {shown.terms}
          </p>
        )}
      </div>
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" large pending={isPending}>
        Send application
      </Button>
    </form>
  );
}
