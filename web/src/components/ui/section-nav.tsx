import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import '../../styles/components/section-nav.css';

/** A section of a page with many: the first of them has the address that the others begin with. */
export interface Section {
  readonly to: string;
  readonly name: string;
  readonly Icon: LucideIcon;
}

/**
 * The sections of a page: where they do not fit side by side they scroll by themselves.
 *
 * @param after  what stands behind a section's name, such as a count
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

  // What is open is never out of sight.
  useEffect(() => {
    const row = nav.current;
    const open = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);

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
