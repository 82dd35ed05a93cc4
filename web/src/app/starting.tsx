import { BrandMark } from '#components/ui/brand-mark';

/** Stands in while the first route of a page that was not prerendered is being loaded. */
export function Starting() {
  return (
    <main id="main" className="starting" aria-busy="true">
      <BrandMark className="starting-mark" />
      <p className="sr-only" role="status">
        Loading
      </p>
    </main>
  );
}
