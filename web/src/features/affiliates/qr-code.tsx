import { PictureDownloads } from './picture-downloads';
import { qrPng, qrSvg } from './qr-code-files';

/** The QR code of an address, to show and to download. Loaded when a player opens it. */
export default function QrCode({ address, file }: { address: string; file: string }) {
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
      <PictureDownloads
        svg={svg}
        drawPng={() => qrPng(address)}
        nameOf={(type) => `${file}.${type}`}
        className="flex flex-wrap justify-center gap-2"
      />
    </div>
  );
}
