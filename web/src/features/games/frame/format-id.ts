/** An id that is made of words, as people read it: `three-of-a-kind`, `even-chance`. */
export function formatId(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
