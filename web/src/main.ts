import './styles/index.css';
import { reloadOnMissingChunks } from '#web/lib/chunk-reload';
import { keepEarlyInput } from '#web/lib/early-input';
import { nextFrame, nextTask } from '#web/lib/turns';

// Without the application, `/before-paint.js` sees to the page that says so.
begin().catch((failure: unknown) => {
  dispatchEvent(new CustomEvent('jade-harbour:start-failed', { detail: failure }));
  throw failure;
});

/** So many files are asked for at a time: a request of its own takes its moment, too. */
const filesAtOnce = 8;

/**
 * Fetches the application and starts it, in tasks as small as its files, so that whoever scrolls or types meanwhile goes first. A page that
 * is HTML already is shown before any code of it is asked for: the two would share the line, and nobody waits for the code.
 */
async function begin(): Promise<void> {
  reloadOnMissingChunks();
  keepEarlyInput();
  const code = document.querySelector<HTMLTemplateElement>('#code');
  const links = code ? [...code.content.querySelectorAll('link')] : [];
  if (code) await nextFrame();
  await fetchSideBySide(links);
  // By far the largest part, and the one that takes longest to begin.
  await import('react-dom/client');
  await nextTask();
  // Each stands behind those that it imports.
  for (const { href } of links) {
    // One that is missing is met again by what needs it, which tells of it.
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
