import { QrCode as QrCodeIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Skeleton } from '#components/ui/skeleton';
import { brand } from '#domain/operator/brand';

const QrCode = lazy(() => import('./qr-code'));

/** A button that shows the QR code of a link in a dialog. */
export function QrCodeButton({ address, name, code }: { address: string; name: string; code: string }) {
  const [isOpen, setOpen] = useState(false);
  const file = `${brand.name.toLowerCase().replaceAll(' ', '-')}-qr-${code}`;
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QrCodeIcon aria-hidden="true" size={18} />
        QR code
        <span className="sr-only">{` of the link ${name}`}</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`QR code of the link ${name}`}>
        <Suspense fallback={<Skeleton className="qr-code" />}>
          <QrCode address={address} file={file} />
        </Suspense>
      </Dialog>
    </>
  );
}
