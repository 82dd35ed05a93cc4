import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/button';

const GameSearch = lazy(() => import('../../features/home/game-search'));

/** Opens the search over games and prizes, on wide screens; the lobby has it on phones. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon className="wide-only" aria-label="Search" onClick={() => setOpen(true)}>
        <Search aria-hidden="true" size={22} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GameSearch onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
