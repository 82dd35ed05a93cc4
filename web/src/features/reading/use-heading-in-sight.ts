import { useEffect, useState } from 'react';
import type { WrittenHeading } from '#web/lib/written';

/** The id of the chapter that is being read: the last whose heading has passed the upper part of the window. */
export function useHeadingInSight(chapters: readonly WrittenHeading[]): string | null {
  const [inSight, setInSight] = useState<string | null>(null);

  useEffect(() => {
    const elements = chapters.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const above = elements.filter((each) => each.getBoundingClientRect().top < innerHeight / 3);
        setInSight(above.at(-1)?.id ?? null);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [chapters]);

  return inSight;
}
