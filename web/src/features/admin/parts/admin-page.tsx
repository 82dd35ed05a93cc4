import type { ReactNode } from 'react';
import { PageHead } from '#components/page-head';
import './admin-page.css';

/**
 * A page of the admin area: its document head, its heading and its content.
 *
 * @param heading        where it differs from the title of the document
 * @param intro          what the page is for, below the heading
 * @param hasOwnHeading  when the content has a heading of its own
 */
export function AdminPage({
  title,
  heading = title,
  path,
  description,
  intro,
  hasOwnHeading = false,
  children,
}: {
  title: string;
  heading?: string;
  path: string;
  description: string;
  intro?: ReactNode;
  hasOwnHeading?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="admin-page page-width">
      <PageHead title={title} path={path} description={description} />
      {!hasOwnHeading && (
        <div>
          <h1 className="page-title">{heading}</h1>
          {intro !== undefined && <p className="mbs-2 text-muted max-inline-prose">{intro}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
