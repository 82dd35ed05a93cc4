import { useState } from 'react';
import { Button } from '#components/ui/button';
import { SearchIcon } from '#components/ui/drawn-icons';
import { SearchDialog } from './search-dialog';

/** Opens the search over games and prizes. It is part of the first load; its dialog loads on the first press. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon
        className="search-button"
        aria-label="Search"
        onClick={() => setOpen(true)}
      >
        <SearchIcon size={22} />
      </Button>
      <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
