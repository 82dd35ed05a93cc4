/**
 * Formats the outcome of a check: every field with its name.
 *
 * @param text  an outcome as JSON, or empty without one
 */
export function outcomeLabel(text: string): string {
  if (text === '') return 'nothing';
  const { family: _, ...metrics } = JSON.parse(text) as Record<string, unknown>;
  return fieldsOf(metrics);
}

function fieldsOf(metrics: object): string {
  return Object.entries(metrics)
    .map(([name, value]) => `${name} ${valueOf(value)}`)
    .join('; ');
}

function valueOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueOf).join(', ');
  if (value !== null && typeof value === 'object') return `(${fieldsOf(value)})`;
  if (value === null) return 'none';
  return String(value);
}
