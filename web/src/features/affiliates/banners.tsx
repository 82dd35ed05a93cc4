import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import type { AffiliateLink } from '#contracts/affiliates/routes';
import { saveFile } from '#web/lib/page/save-file';
import { bannerFile, bannerHtml, bannerSizes, bannerSvg } from './banner-svg';
import { CopyButton } from './copy-button';

/** Banners that contain a link: to download, and as HTML to paste. */
export function Banners({ links }: { links: readonly AffiliateLink[] }) {
  const [code, setCode] = useState(links[0]?.code ?? '');
  const link = links.find((each) => each.code === code) ?? links[0];
  if (!link) return null;
  const address = location.origin + link.path;
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">Banners</legend>
      <div className="affiliate-ways">
        <SelectField
          label="Link in the banners"
          value={link.code}
          choices={links.map((each) => ({ value: each.code, label: each.name }))}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </div>
      <ul className="affiliate-banners">
        {bannerSizes.map((size) => {
          const svg = bannerSvg(size, address);
          const name = `${size.name}, ${size.width} × ${size.height}`;
          return (
            <li key={size.name} className="grid content-start gap-2">
              <img
                className="affiliate-banner"
                src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
                width={size.width}
                height={size.height}
                loading="lazy"
                alt=""
              />
              <p>{name}</p>
              <div className="affiliate-ways">
                <Button
                  variant="outline"
                  onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), bannerFile(size))}
                >
                  <Download aria-hidden="true" size={18} />
                  Download
                  <span className="sr-only">{` the banner ${name}`}</span>
                </Button>
                <CopyButton
                  text={bannerHtml(size, address)}
                  name={`of the banner ${name}`}
                  label="Copy HTML"
                />
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
