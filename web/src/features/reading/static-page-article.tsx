import type { ReactNode } from 'react';
import { PageHead } from '#components/page-head';
import type { StaticPage } from '#web/lib/page/written';
import { paths } from '#web/lib/paths';
import { Contents } from './contents';
import { FoldedContents } from './contents-list';
import { OtherPages } from './other-pages';
import { structuredPage } from './structured';
import { WrittenDay } from './written-day';
import { WrittenText } from './written-text';

/**
 * A static page with its version and contents.
 *
 * @param children  an interactive tool within the text
 */
export function StaticPageArticle({ page, children }: { page: StaticPage; children?: ReactNode }) {
  const { name, title, description, version, lastChangedOn, isTemplate, headings, body } = page;
  return (
    <div className="reading page-width">
      <PageHead
        title={title}
        description={description}
        path={paths.staticPage(name)}
        structured={import.meta.env.SSR ? structuredPage(page) : undefined}
      />
      <article className="grid grid-cols-1 content-start gap-8">
        <header className="grid gap-4 max-inline-176">
          <h1 className="reading-title">{title}</h1>
          <p className="text-lg text-muted">{description}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            <span>{`Version ${version}`}</span>
            <span>
              Last updated <WrittenDay day={lastChangedOn} />
            </span>
          </p>
          {isTemplate && (
            <p className="reading-template">
              Template: the operator’s lawyer must review and complete this page before launch.
            </p>
          )}
        </header>
        <FoldedContents headings={headings} />
        {children}
        <WrittenText body={body} />
        <OtherPages name={name} />
      </article>
      <Contents headings={headings} />
    </div>
  );
}
