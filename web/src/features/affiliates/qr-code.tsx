import { Download } from 'lucide-react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { useAttempt } from '#web/lib/api/use-attempt';
import { saveFile } from '#web/lib/page/save-file';
import { qrPng, qrSvg } from './qr-code-files';

/** The QR code of an address, to show and to download. Loaded when a player opens it. */
export default function QrCode({ address, file }: { address: string; file: string }) {
  const { isPending, failure, send } = useAttempt();
  const svg = qrSvg(address);
  return (
    <div className="grid justify-items-center gap-4">
      <img
        className="qr-code"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width={288}
        height={288}
        alt={`QR code that opens ${address}`}
      />
      <p className="wrap-anywhere text-center">{address}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          variant="outline"
          onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${file}.svg`)}
        >
          <Download aria-hidden="true" size={18} />
          Download SVG
        </Button>
        <Button
          variant="outline"
          pending={isPending}
          onClick={() =>
            void send(
              () => qrPng(address),
              (png) => saveFile(png, `${file}.png`),
            )
          }
        >
          <Download aria-hidden="true" size={18} />
          Download PNG
        </Button>
      </div>
      {failure !== null && (
        <Notice tone="error">
          Your browser could not create the PNG file. Download the SVG file instead.
        </Notice>
      )}
    </div>
  );
}
