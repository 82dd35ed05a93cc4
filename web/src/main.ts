import './styles/index.css';
import { reloadOnMissingChunks } from '#web/lib/builds/chunk-reload';
import { keepEarlyInput } from '#web/lib/page/early-input';
import { nextFrame, nextTask } from '#web/lib/page/turns';

// Without the application, `/before-paint.js` shows the error page.
begin().catch((failure: unknown) => {
  dispatchEvent(new CustomEvent('jade-harbour:start-failed', { detail: failure }));
  throw failure;
});

/** Parallel downloads per batch; each request also has a cost of its own. */
const filesAtOnce = 8;

/**
 * Downloads and starts the application in small tasks, so that scrolling and typing stay responsive. A prerendered page is painted
 * before its code is requested, because both would share the bandwidth, and the page does not wait for the code.
 *
 * With one `import('./start')` instead, the store blocks the main thread of a slow phone for 328 ms, and the sign-in of strangers for
 * 271 ms; with these tasks for 68 and 5 ms. The goal is 100 ms (`npm run bench -- pages`).
 */
async function begin(): Promise<void> {
  reloadOnMissingChunks();
  keepEarlyInput();
  const code = document.querySelector<HTMLTemplateElement>('#code');
  const links = code ? [...code.content.querySelectorAll('link')] : [];
  if (code) await nextFrame();
  await fetchSideBySide(links);
  // The largest part, with the longest start.
  await import('react-dom/client');
  await nextTask();
  // Each file comes after its imports.
  for (const { href } of links) {
    // A missing file fails again where it is imported, and is reported there.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
  const { start } = await import('./start');
  await nextTask();
  await start();
}

async function fetchSideBySide(links: readonly HTMLLinkElement[]): Promise<void> {
  for (const [index, link] of links.entries()) {
    document.head.append(link);
    if (index % filesAtOnce === filesAtOnce - 1) await nextTask();
  }
}
