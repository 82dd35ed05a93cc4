import { type ComponentProps, useId } from 'react';

/** The classes of a panel, for forms and asides that look like one. */
export function panelClass(className = ''): string {
  return `panel panel-box ${className}`.trim();
}

/** A panel for content that belongs together, with a heading. */
export function Panel({
  title,
  className,
  children,
  ...props
}: Omit<ComponentProps<'section'>, 'title'> & { title: string }) {
  const titleId = useId();
  return (
    <section className={panelClass(className)} aria-labelledby={titleId} {...props}>
      <h2 id={titleId} className="panel-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
