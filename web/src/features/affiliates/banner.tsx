import { CopyButton } from '#components/ui/copy-button';
import { bannerPng } from './banner-png';
import { bannerFile, bannerHtml, type BannerSize, bannerSvg } from './banner-svg';
import { PictureDownloads } from './picture-downloads';

/** A banner that contains a link: to download as SVG or PNG, and as HTML to paste. */
export function Banner({ size, address }: { size: BannerSize; address: string }) {
  const svg = bannerSvg(size, address);
  const name = `${size.name}, ${size.width} × ${size.height}`;
  return (
    <li className="grid content-start gap-2">
      <img
        className="inline-auto max-inline-full block-auto max-block-60"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width={size.width}
        height={size.height}
        loading="lazy"
        alt=""
      />
      <p>{name}</p>
      <PictureDownloads
        svg={svg}
        drawPng={() => bannerPng(size, address)}
        nameOf={(type) => bannerFile(size, type)}
        subject={` of the banner ${name}`}
        className="flex flex-wrap items-end gap-2"
      >
        <CopyButton text={bannerHtml(size, address)} name={`of the banner ${name}`} label="Copy HTML" />
      </PictureDownloads>
    </li>
  );
}
