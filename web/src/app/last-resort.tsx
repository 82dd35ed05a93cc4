import { ErrorPage } from './routes/error-page';

/** The error page on its own, for when not even the layout could be shown. */
export function LastResort() {
  return (
    <main id="main">
      <ErrorPage />
    </main>
  );
}
