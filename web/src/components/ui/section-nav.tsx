import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import '../../styles/components/section-nav.css';

/** A section of a page with several; the address of the first is the prefix of the others. */
export interface Section {
  readonly to: string;
  readonly name: string;
  readonly Icon: LucideIcon;
}

/**
 * The section navigation of a page; it scrolls by itself when the sections do not fit side by side.
 *
 * @param after  content behind a section's name, such as a count
 */
export function SectionNav<Of extends Section>({
  label,
  className,
  sections,
  after,
}: {
  label: string;
  className: string;
  sections: readonly Of[];
  after?: (section: Of) => ReactNode;
}) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // Scrolls the open section into view, again once counts have made the sections longer.
  useEffect(() => {
    const row = nav.current;
    const open = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [pathname, after]);

  return (
    <nav ref={nav} className={className} aria-label={label}>
      {sections.map((section) => (
        <NavLink
          key={section.to}
          className="section-link"
          to={section.to}
          end={section.to === sections[0]?.to}
        >
          <section.Icon aria-hidden="true" size={18} />
          {section.name}
          {after?.(section)}
        </NavLink>
      ))}
    </nav>
  );
}
