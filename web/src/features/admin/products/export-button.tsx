import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { useAttempt } from '#web/lib/api/use-attempt';
import { fetchEveryProduct } from '#web/lib/catalog/every-product';
import { catalogMessageFor } from '#web/lib/catalog/graphql-refusal';
import { countLabel } from '#web/lib/format/numbers';
import { saveFile } from '#web/lib/page/save-file';
import { showToast } from '#web/lib/page/toasts';

/** Exports all products as a file for the import; the code that writes it loads on demand. */
export function ExportButton() {
  const { isPending, send } = useAttempt();
  const [count, setCount] = useState(0);

  async function save() {
    setCount(0);
    const [{ productsCsv }, products] = await Promise.all([
      import('./import/write-csv'),
      fetchEveryProduct(setCount),
    ]);
    const day = new Date().toISOString().slice(0, 10);
    saveFile(new Blob([productsCsv(products)], { type: 'text/csv;charset=utf-8' }), `products-${day}.csv`);
  }

  function showFailure(failure: unknown) {
    const { title, text } = catalogMessageFor(failure);
    showToast({ tone: 'error', text: `${title} ${text}` });
  }

  return (
    <Button
      variant="outline"
      pending={isPending}
      onClick={() => void send(save, undefined, { onFailure: showFailure })}
    >
      {!isPending && <FileDown aria-hidden="true" size={18} />}
      {isPending && count > 0 ? `${countLabel(count)} loaded…` : 'Export CSV'}
    </Button>
  );
}
