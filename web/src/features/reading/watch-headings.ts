/**
 * Tells which chapter is being read: the last that begins above the lower two thirds of the window.
 *
 * @param ids  of the chapters' headings, in their order
 * @returns what ends it
 */
export function watchHeadings(ids: readonly string[], tell: (id: string | null) => void): () => void {
  // Of the chapters themselves: to ask where something within them is would lay out those that nobody sees.
  const chapters = ids.flatMap((id) => {
    const section = document.getElementById(id)?.closest('section');
    return section ? [{ id, section }] : [];
  });
  const observer = new IntersectionObserver(
    () => {
      const above = chapters.filter(({ section }) => section.getBoundingClientRect().top < innerHeight / 3);
      tell(above.at(-1)?.id ?? null);
    },
    { rootMargin: '0px 0px -66% 0px' },
  );
  for (const { section } of chapters) observer.observe(section);
  return () => observer.disconnect();
}
