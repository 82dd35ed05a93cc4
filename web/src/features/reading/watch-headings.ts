/**
 * Reports the current chapter: the last one that begins above the lower two thirds of the window.
 *
 * @param ids  of the chapter headings, in order
 * @returns stops the observation
 */
export function watchHeadings(ids: readonly string[], onChange: (id: string | null) => void): () => void {
  // Observes the chapters themselves: the position of an element within one would force the layout of chapters that are not visible.
  const chapters = ids.flatMap((id) => {
    const section = document.getElementById(id)?.closest('section');
    return section ? [{ id, section }] : [];
  });
  const observer = new IntersectionObserver(
    () => {
      const above = chapters.filter(({ section }) => section.getBoundingClientRect().top < innerHeight / 3);
      onChange(above.at(-1)?.id ?? null);
    },
    { rootMargin: '0px 0px -66% 0px' },
  );
  for (const { section } of chapters) observer.observe(section);
  return () => observer.disconnect();
}
