import { Image } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#components/ui/button';
import { showFailureToast } from '#web/lib/api/failure-toast';

/** Saves the chart of a panel as a picture; the code that draws it loads on demand. */
export function SaveChartButton({
  panel,
  title,
  file,
}: {
  /** The element with the chart's canvas. */
  panel: RefObject<HTMLElement | null>;
  title: string;
  /** Name of the file, without extension. */
  file: string;
}) {
  async function save() {
    const canvas = panel.current?.querySelector('canvas');
    if (!canvas) throw new Error('The chart is not drawn yet');
    const { saveChart } = await import('#web/lib/page/save-chart');
    await saveChart(canvas, title, `${file}.png`);
  }

  return (
    <Button variant="quiet" onClick={() => void save().catch(showFailureToast)}>
      <Image aria-hidden="true" size={18} />
      Save PNG
    </Button>
  );
}
