import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { useAttempt } from '#web/lib/api/use-attempt';
import { saveFile } from '#web/lib/page/save-file';

/**
 * Buttons that save a picture as SVG and as PNG, which not every browser can create.
 *
 * @param nameOf    name of the file of a type
 * @param drawPng   draws the picture
 * @param subject   continues the labels for screen readers, as in " of the banner Leaderboard"
 * @param children  further buttons of the row
 */
export function PictureDownloads({
  svg,
  drawPng,
  nameOf,
  subject,
  className,
  children,
}: {
  svg: string;
  drawPng: () => Promise<Blob>;
  nameOf: (type: 'svg' | 'png') => string;
  subject?: string;
  className: string;
  children?: ReactNode;
}) {
  const { isPending, failure, send } = useAttempt();
  const spoken = subject !== undefined && <span className="sr-only">{subject}</span>;
  return (
    <>
      <div className={className}>
        <Button
          variant="outline"
          onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), nameOf('svg'))}
        >
          <Download aria-hidden="true" size={18} />
          Download SVG
          {spoken}
        </Button>
        <Button
          variant="outline"
          pending={isPending}
          onClick={() => void send(drawPng, (png) => saveFile(png, nameOf('png')))}
        >
          <Download aria-hidden="true" size={18} />
          Download PNG
          {spoken}
        </Button>
        {children}
      </div>
      {failure !== null && (
        <Notice tone="error">
          Your browser could not create the PNG file. Download the SVG file instead.
        </Notice>
      )}
    </>
  );
}
