/** A personal code as people copy it: its twelve digits in groups of four. */
export function groupedCode(code: string): string {
  return code.replace(/(\d{4})(?=\d)/g, '$1 ');
}
