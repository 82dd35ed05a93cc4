/** Formats a personal code in groups of four digits. */
export function groupedCode(code: string): string {
  return code.replace(/(\d{4})(?=\d)/g, '$1 ');
}
