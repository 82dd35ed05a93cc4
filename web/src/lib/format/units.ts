import { numberFormat } from './number-format';

/** Formats the size of a file: 1234567 is `1.23 MB`, 512 is `512 bytes`. */
export function sizeLabel(bytes: number): string {
  if (bytes < 1_000)
    return numberFormat(undefined, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const size = bytes / (unit === 'kilobyte' ? 1_000 : 1_000_000);
  return numberFormat(undefined, { style: 'unit', unit, maximumSignificantDigits: 3 }).format(size);
}

/** Formats a duration in a unit with its name: `3 hours`. */
export function unitLabel(value: number, unit: 'minute' | 'hour' | 'day', locale?: string): string {
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
