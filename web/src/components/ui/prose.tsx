import { lazy, Suspense } from 'react';

/** As large as a small page: it loads when there is something to read. */
const Markdown = lazy(() => import('./markdown'));

/** Text that somebody wrote in Markdown; until it can be set, it stands as it was written. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose">
      <Suspense fallback={<p>{text}</p>}>
        <Markdown text={text} />
      </Suspense>
    </div>
  );
}
