import { useState } from 'react';
import { Row } from '#components/ui/row';
import { SelectField } from '#components/ui/select-field';
import type { AffiliateLink } from '#contracts/affiliates/routes';
import { Banner } from './banner';
import { bannerSizes } from './banner-svg';

/** Banners that contain a link: to download, and as HTML to paste. */
export function Banners({ links }: { links: readonly AffiliateLink[] }) {
  const [code, setCode] = useState(links[0]?.code ?? '');
  const link = links.find((each) => each.code === code) ?? links[0];
  if (!link) return null;
  const address = location.origin + link.path;
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">Banners</legend>
      <Row>
        <SelectField
          label="Link in the banners"
          value={link.code}
          choices={links.map((each) => ({ value: each.code, label: each.name }))}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </Row>
      <ul className="grid grid-fill-72 gap-6">
        {bannerSizes.map((size) => (
          <Banner key={size.name} size={size} address={address} />
        ))}
      </ul>
    </fieldset>
  );
}
