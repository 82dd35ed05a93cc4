import { BrandMark } from '#components/ui/brand-mark';

/** Fallback while the first route of a page that was not prerendered loads. */
export function Starting() {
  return (
    <main id="main" className="starting" aria-busy="true">
      <BrandMark className="starting-mark" />
      <p className="sr-only" role="status">
        Loading…
      </p>
    </main>
  );
}
