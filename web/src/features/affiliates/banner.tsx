import { Download } from 'lucide-react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { useAttempt } from '#web/lib/api/use-attempt';
import { saveFile } from '#web/lib/page/save-file';
import { bannerPng } from './banner-png';
import { bannerFile, bannerHtml, type BannerSize, bannerSvg } from './banner-svg';
import { CopyButton } from './copy-button';

/** A banner that contains a link: to download as SVG or PNG, and as HTML to paste. */
export function Banner({ size, address }: { size: BannerSize; address: string }) {
  const { isPending, failure, send } = useAttempt();
  const svg = bannerSvg(size, address);
  const name = `${size.name}, ${size.width} × ${size.height}`;
  return (
    <li className="grid content-start gap-2">
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
          Download SVG
          <span className="sr-only">{` of the banner ${name}`}</span>
        </Button>
        <Button
          variant="outline"
          pending={isPending}
          onClick={() =>
            void send(
              () => bannerPng(size, address),
              (png) => saveFile(png, bannerFile(size, 'png')),
            )
          }
        >
          <Download aria-hidden="true" size={18} />
          Download PNG
          <span className="sr-only">{` of the banner ${name}`}</span>
        </Button>
        <CopyButton text={bannerHtml(size, address)} name={`of the banner ${name}`} label="Copy HTML" />
      </div>
      {failure !== null && (
        <Notice tone="error">
          Your browser could not create the PNG file. Download the SVG file instead.
        </Notice>
      )}
    </li>
  );
}
