import { useState } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { CopyButton } from '#components/ui/copy-button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { TextField } from '#components/ui/text-field';
import { linkFields } from '#contracts/affiliates/fields';
import type { AffiliateLink } from '#contracts/affiliates/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { Banners } from './banners';
import { DeepLink } from './deep-link';
import { LinkTotals } from './link-totals';
import { QrCodeButton } from './qr-code-button';

type MetricsOfLinks = GetAnswer<'/affiliates/metrics'>['links'];

const newLink = z.strictObject(linkFields);

/** An affiliate's links: create, copy, deactivate and reactivate. */
export function LinksPanel({
  loaded,
  metrics,
}: {
  loaded: readonly AffiliateLink[];
  /** Metrics of the days shown, by code; null where they could not be read. */
  metrics: MetricsOfLinks | null;
}) {
  const [links, setLinks] = useState(loaded);
  const turning = useAttempt();
  const show = ({ link }: { link: AffiliateLink }) =>
    setLinks((before) => [...before.filter(({ code }) => code !== link.code), link].sort(byAge));

  const creation = useContractForm({
    body: newLink,
    defaultValues: { name: '' },
    messages: { name: 'Enter a name.' },
    emptiesWhenDone: true,
    send: (body, idempotencyKey) => playFabOps.post('/affiliates/links', { body, idempotencyKey }),
    onDone: show,
  });
  const open = links.filter(({ closedAt }) => closedAt === null);
  const isPending = creation.isPending || turning.isPending;
  const failure = creation.failure ?? turning.failure;

  const turn = ({ code, name: called, closedAt }: AffiliateLink) =>
    turning.send(() => {
      const body = { name: called, isOpen: closedAt !== null };
      return playFabOps.put('/affiliates/links/{code}', { path: { code }, body });
    }, show);

  return (
    <Panel title="Links and codes">
      {links.length === 0 && (
        <Note className="max-inline-prose">
          No links yet. Create one for each place where you mention us.
        </Note>
      )}
      <ul className="grid gap-3">
        {links.map((link) => (
          <li key={link.code} className="grid gap-2 pbe-3 border-be-line">
            <p>
              <span className="font-bold">{link.name}</span> <code>{link.code}</code>{' '}
              {link.closedAt !== null && <Badge tone="warning">Inactive</Badge>}
            </p>
            <p className="wrap-anywhere">{location.origin + link.path}</p>
            {metrics && <LinkTotals metrics={metrics.find((each) => each.link === link.code)?.metrics} />}
            <Row>
              <CopyButton text={location.origin + link.path} name={`the link ${link.name}`} />
              <QrCodeButton address={location.origin + link.path} name={link.name} code={link.code} />
              <Button variant="quiet" pending={isPending} onClick={() => void turn(link)}>
                {link.closedAt === null ? 'Deactivate' : 'Reactivate'}
                <span className="sr-only">{` the link ${link.name}`}</span>
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <>
          <DeepLink links={open} />
          <Banners links={open} />
        </>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
      <form className="flex flex-wrap items-end gap-2" {...creation.form}>
        <TextField label="New link name" readOnly={creation.isPending} {...creation.field('name')} />
        <Button type="submit" variant="primary" pending={isPending}>
          Create link
        </Button>
      </form>
    </Panel>
  );
}

function byAge(one: AffiliateLink, other: AffiliateLink): number {
  return one.createdAt < other.createdAt ? -1 : 1;
}
