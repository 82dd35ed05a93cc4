import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { SectionNav } from '#components/ui/section-nav';
import { navSections, sectionAt } from './nav-sections';

/** Navigation of the account: a column on wide screens; on narrow ones the open section, which unfolds all others. */
export function AccountNav() {
  const { pathname } = useLocation();
  // It folds again on the page that it leads to.
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null);
  const isUnfolded = unfoldedAt === pathname;
  const listId = useId();
  const { name, Icon } = sectionAt(pathname);
  return (
    <div className="account-sections" data-unfolded={isUnfolded || undefined}>
      <button
        type="button"
        className={buttonClass({ variant: 'outline', className: 'account-sections-button' })}
        aria-expanded={isUnfolded}
        aria-controls={listId}
        onClick={() => setUnfoldedAt(isUnfolded ? null : pathname)}
      >
        <Icon aria-hidden="true" size={18} />
        <span className="sr-only">Section:</span> {name}
        <ChevronDown className="account-sections-chevron" aria-hidden="true" size={18} />
      </button>
      <div id={listId} className="account-sections-list">
        <SectionNav label="Account" className="account-nav" sections={navSections} />
      </div>
    </div>
  );
}
