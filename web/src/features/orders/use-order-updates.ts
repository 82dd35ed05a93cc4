import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onPlayerUpdate } from '#web/lib/live/player-updates';

/** Reloads an order after every status change from any device or admin, and when updates may have been missed. */
export function useOrderUpdates(id: string): () => void {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  useEffect(() => {
    const read = () => void revalidate();
    return onPlayerUpdate('order', {
      onUpdate: ({ topic }) => {
        if (topic === id) read();
      },
      onMissed: read,
    });
  }, [id, revalidate]);
  return reload;
}
