/**
 * Tells which chapter is being read: the last whose heading has passed the upper part of the window.
 *
 * @param ids  of the headings, in their order
 * @returns what ends it
 */
export function watchHeadings(ids: readonly string[], tell: (id: string | null) => void): () => void {
  const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
  const observer = new IntersectionObserver(
    () => {
      const above = elements.filter((each) => each.getBoundingClientRect().top < innerHeight / 3);
      tell(above.at(-1)?.id ?? null);
    },
    { rootMargin: '0px 0px -66% 0px' },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
