import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { fetchEveryProduct } from '#web/lib/catalog/every-product';
import { catalogMessageFor } from '#web/lib/catalog/graphql-refusal';
import { countLabel } from '#web/lib/format/numbers';
import { saveFile } from '#web/lib/page/save-file';
import { showToast } from '#web/lib/page/toasts';

/** Exports all products as a file for the import; the code that writes it loads on demand. */
export function ExportButton() {
  const [read, setRead] = useState<number | null>(null);

  async function save() {
    setRead(0);
    try {
      const [{ productsCsv }, products] = await Promise.all([
        import('./import/write-csv'),
        fetchEveryProduct(setRead),
      ]);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([productsCsv(products)], { type: 'text/csv;charset=utf-8' }), `products-${day}.csv`);
    } catch (failure) {
      const { title, text } = catalogMessageFor(failure);
      showToast({ tone: 'error', text: `${title} ${text}` });
    } finally {
      setRead(null);
    }
  }

  return (
    <Button variant="outline" pending={read !== null} onClick={() => void save()}>
      {read === null && <FileDown aria-hidden="true" size={18} />}
      {read ? `${countLabel(read)} loaded…` : 'Export CSV'}
    </Button>
  );
}
