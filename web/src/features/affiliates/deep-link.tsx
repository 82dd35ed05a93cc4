import { useState } from 'react';
import { CopyButton } from '#components/ui/copy-button';
import { Row } from '#components/ui/row';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import type { AffiliateLink } from '#contracts/affiliates/routes';
import { isSubId, longestSubId } from '#domain/affiliates/sub-id';
import { deepLinkFault, deepLinkPages, deepLinkPath } from './deep-link-path';
import { QrCodeButton } from './qr-code-button';

const pageChoices = [
  ...deepLinkPages.map(({ path, name }) => ({ value: path, label: name })),
  { value: '', label: 'Another page' },
];

/** Builds the address of a page with a link's code, and with a sub-id that tells places of the link apart. */
export function DeepLink({ links }: { links: readonly AffiliateLink[] }) {
  const [chosen, setChosen] = useState('');
  // The chosen link may have been deactivated since.
  const { code = '' } = links.find((link) => link.code === chosen) ?? links[0] ?? {};
  /** Empty for a page whose path is typed. */
  const [page, setPage] = useState<string>(deepLinkPages[0].path);
  const [path, setPath] = useState('/');
  const [subId, setSubId] = useState('');
  const isValid = subId === '' || isSubId(subId);
  const pathFault = page === '' ? deepLinkFault(path) : null;
  const opened = pathFault === null ? page || path : '/';
  const address = location.origin + deepLinkPath({ page: opened, code, subId: isValid ? subId : '' });

  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">Link to a page</legend>
      <Row>
        <SelectField
          label="Link"
          value={code}
          choices={links.map((link) => ({ value: link.code, label: link.name }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <SelectField
          label="Page"
          value={page}
          choices={pageChoices}
          onChange={({ currentTarget }) => setPage(currentTarget.value)}
        />
        {page === '' && (
          <TextField
            label="Path of the page"
            hint="The part of its address after the domain, such as that of a blog post. Open your link once to check it."
            inputMode="url"
            value={path}
            error={pathFault ?? undefined}
            onChange={({ currentTarget }) => setPath(currentTarget.value.trim())}
          />
        )}
        <TextField
          label="Sub-id (optional)"
          hint="Your own name for the place of the link. It appears with each commission."
          value={subId}
          error={isValid ? undefined : `Use up to ${longestSubId} letters, digits, hyphens, or underscores.`}
          onChange={({ currentTarget }) => setSubId(currentTarget.value.trim())}
        />
      </Row>
      {pathFault === null && (
        <>
          <p className="wrap-anywhere">{address}</p>
          <Row>
            <CopyButton text={address} name="the link to a page" />
            <QrCodeButton address={address} name="to a page" code={`${code}-page`} />
          </Row>
        </>
      )}
    </fieldset>
  );
}
