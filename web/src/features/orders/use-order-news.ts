import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hearNews } from '#web/lib/player-news';

/** Reads an order anew whenever it has moved, on whatever device or desk, and when that may have been missed. */
export function useOrderNews(id: string): () => void {
  const { revalidate } = useRevalidator();
  const readAnew = () => void revalidate();
  useEffect(() => {
    const read = () => void revalidate();
    return hearNews('order', {
      told: ({ topic }) => {
        if (topic === id) read();
      },
      missed: read,
    });
  }, [id, revalidate]);
  return readAnew;
}
