import { afterEach, describe, expect, it, vi } from 'vitest';
import { framePdf } from './frame-pdf';

interface Message {
  readonly path: string;
  readonly file: Blob | null;
}

/** A browser with a viewer of PDFs and a service worker, which answers unless it is of an older build. */
function setup({ pdfViewerEnabled = true, hasWorker = true, answers = true, refusal = '' } = {}) {
  const received: Message[] = [];
  const active = {
    postMessage(message: Message, [port]: readonly MessagePort[] = []) {
      received.push(message);
      if (answers) port?.postMessage(message.path);
    },
  };
  const getRegistration = async () => {
    if (refusal) throw new DOMException('denied', refusal);
    return hasWorker ? { active } : undefined;
  };
  vi.stubGlobal('navigator', { pdfViewerEnabled, serviceWorker: { getRegistration } });
  return { received, file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('framePdf', () => {
  it('hands the file to the service worker under an address of the site, until it is released', async () => {
    const { received, file } = setup();

    const framed = await framePdf(file);

    expect(framed?.url).toMatch(/^\/framed-files\/[\w-]{36}\.pdf$/);
    expect(received).toEqual([{ path: framed?.url, file }]);
    framed?.release();
    expect(received.at(-1)).toEqual({ path: framed?.url, file: null });
  });

  it.each([
    { without: 'a viewer of PDFs', browser: { pdfViewerEnabled: false } },
    { without: 'a service worker', browser: { hasWorker: false } },
    { without: 'permission to store', browser: { refusal: 'SecurityError' } },
  ])('returns null in a browser without $without', async ({ browser }) => {
    const { received, file } = setup(browser);

    expect(await framePdf(file)).toBeNull();
    expect(received).toEqual([]);
  });

  it('rejects for any other failure of the browser', async () => {
    const { file } = setup({ refusal: 'InvalidStateError' });

    await expect(framePdf(file)).rejects.toThrow('denied');
  });

  it('returns null when the service worker of an older build does not answer', async () => {
    vi.useFakeTimers();
    const { file } = setup({ answers: false });

    const framed = framePdf(file);
    await vi.advanceTimersByTimeAsync(3_000);

    expect(await framed).toBeNull();
  });
});
