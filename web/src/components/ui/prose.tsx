import { lazy, Suspense } from 'react';

/** Lazy, because the renderer is as large as a small page. */
const Markdown = lazy(() => import('./markdown'));

/** Text in Markdown; it shows unformatted until the renderer is loaded. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose grid gap-3 wrap-anywhere max-inline-prose">
      <Suspense fallback={<p>{text}</p>}>
        <Markdown text={text} />
      </Suspense>
    </div>
  );
}
