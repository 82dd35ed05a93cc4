import { lazy, Suspense } from 'react';

const GameSearch = lazy(() => import('../../features/home/game-search'));

/** The search over games and prizes. It loads when it first opens. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <GameSearch onClose={onClose} />
    </Suspense>
  );
}
