import type { CDPSession, Frame, Page } from 'playwright-core';

/** Measures the main thread of a game. */
export interface WorkMeter {
  /** @returns processor time of the main thread for each drawn frame since the start; null if none was drawn */
  stop(): Promise<number | null>;
}

/** Counts the frames that the browser draws. It runs in the document of the game, as text. */
const countFrames =
  '(() => { window.drawnFrames = 0; const count = () => { window.drawnFrames += 1; requestAnimationFrame(count); }; requestAnimationFrame(count); })()';

/** Starts to measure. Processor time does not count waiting, so a busy machine changes little. */
export async function meterWork(page: Page, frame: Frame): Promise<WorkMeter> {
  const session = await sessionOf(page, frame);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await frame.evaluate(countFrames);
  const before = await taskSeconds(session);
  return {
    async stop() {
      const seconds = (await taskSeconds(session)) - before;
      const frames = await frame.evaluate<number>('window.drawnFrames');
      await session.detach();
      return frames > 0 ? (seconds * 1_000) / frames : null;
    },
  };
}

/** A document without an origin has a process of its own in some browsers, and then a session of its own. */
async function sessionOf(page: Page, frame: Frame): Promise<CDPSession> {
  return page
    .context()
    .newCDPSession(frame)
    .catch((failure: unknown) => {
      if (!String(failure).includes('does not have a separate CDP session')) throw failure;
      return page.context().newCDPSession(page);
    });
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
