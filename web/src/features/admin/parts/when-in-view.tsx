import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Content that costs a request, made once its place comes into view; a skeleton of the same shape before. */
export function WhenInView({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [wasSeen, setSeen] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={place}>{wasSeen ? children : skeleton}</div>;
}
