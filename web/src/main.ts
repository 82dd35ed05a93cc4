import './styles/index.css';
import { nextFrame, nextTask } from '#web/lib/turns';

void begin();

/**
 * Fetches the application and starts it, in tasks of their own, so that whoever scrolls or types meanwhile goes first. A page that is HTML
 * already is shown before any code of it is asked for: the two would share the line, and nobody waits for the code.
 */
async function begin(): Promise<void> {
  const code = document.querySelector<HTMLTemplateElement>('#code');
  if (code) {
    await nextFrame();
    document.head.append(code.content);
  }
  // By far the largest part, and the one that takes longest to begin.
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('./start');
  await nextTask();
  await start();
}
