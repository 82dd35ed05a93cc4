import { ErrorPage } from './routes/error-page';

/** The error page on its own, for failures of the layout itself. */
export function LastResort() {
  return (
    <main id="main">
      <ErrorPage />
    </main>
  );
}
