import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { countLabel } from '#web/lib/format/numbers';
import { mostLines } from './parse-lines';
import { mostMegabytes } from './read-csv';

/** Chooses a file, by dialog or by drop. */
export function FileDrop({ isReading, onChoose }: { isReading: boolean; onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  return (
    <label
      className="import-drop panel has-focus-visible:focus-ring-3"
      data-over={isOver || undefined}
      aria-busy={isReading || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <FileUp aria-hidden="true" size={32} />
      <span className="text-lg font-bold">
        {isReading ? 'Reading…' : 'Choose a CSV file or drop it here'}
      </span>
      <span className="text-sm text-muted">
        {`UTF-8, up to ${mostMegabytes} MB and ${countLabel(mostLines)} rows. Nothing is saved until you confirm.`}
      </span>
      <input
        className="sr-only"
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => {
          take(event.target.files);
          // Resets the input, so that the same file can be chosen again after a correction.
          event.target.value = '';
        }}
      />
    </label>
  );
}
