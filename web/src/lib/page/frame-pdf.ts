/** A PDF at an address of the site, for a frame of this page. */
export interface FramedPdf {
  readonly url: string;
  readonly release: () => void;
}

/** How long the service worker may take to receive a file. */
const receivedWithinMs = 3_000;

/**
 * Gives a PDF an address of the site, which the service worker answers from memory. The content policy frames nothing but the site. It
 * would have to allow `blob:` addresses otherwise, and a document from one inherits the policy, which forbids the plug-in of a viewer.
 *
 * @returns null where no frame can show it: without a viewer of PDFs in the browser, or without a service worker, as in development
 */
export async function framePdf(file: Blob): Promise<FramedPdf | null> {
  if (!navigator.pdfViewerEnabled || !('serviceWorker' in navigator)) return null;
  const worker = await activeWorker();
  const path = `/framed-files/${crypto.randomUUID()}.pdf`;
  if (!worker || !(await isReceived(worker, { path, file }))) return null;
  return { url: path, release: () => worker.postMessage({ path, file: null }) };
}

async function activeWorker(): Promise<ServiceWorker | null> {
  try {
    return (await navigator.serviceWorker.getRegistration())?.active ?? null;
  } catch (error) {
    // A browser that blocks storage also refuses service workers.
    if (error instanceof DOMException && error.name === 'SecurityError') return null;
    throw error;
  }
}

/** Sends a file to the service worker. @returns false for the worker of an older build, which does not answer */
function isReceived(worker: ServiceWorker, message: { path: string; file: Blob }): Promise<boolean> {
  const { port1: answers, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(false), receivedWithinMs);
    const settle = (received: boolean) => {
      clearTimeout(timer);
      answers.close();
      resolve(received);
    };
    answers.onmessage = () => settle(true);
    worker.postMessage(message, [port2]);
  });
}
