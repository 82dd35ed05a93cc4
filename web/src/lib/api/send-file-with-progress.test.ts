import { beforeEach, expect, it, vi } from 'vitest';
import { loadConfig } from './config';
import { FileNotSent } from './send-file';
import { sendFileWithProgress } from './send-file-with-progress';

vi.mock('./config');

const posted: { url: string; form: FormData }[] = [];
let status = 204;

/** Answers with `status` after half of the file was sent. */
class FakeRequest {
  readonly status = status;
  readonly upload = new EventTarget();
  readonly #request = new EventTarget();
  #url = '';

  open(_method: string, url: string) {
    this.#url = url;
  }

  addEventListener(type: string, listener: () => void) {
    this.#request.addEventListener(type, listener);
  }

  send(form: FormData) {
    posted.push({ url: this.#url, form });
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 5, total: 10 }));
    this.#request.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  posted.length = 0;
  status = 204;
  vi.mocked(loadConfig).mockResolvedValue({
    stage: 'dev',
    access: 'public-pages',
    demos: 'signed-in',
    filesUrl: 'https://files.example',
    amplify: {},
  });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

const send = (onProgress = (_part: number) => undefined as void) =>
  sendFileWithProgress(
    { key: 'quarantine/p/t_f', policy: 'signed' },
    new File(['%PDF-'], 'a.pdf'),
    onProgress,
  );

it('posts the fields of the form before the file, and reports the sent part', async () => {
  const parts: number[] = [];

  await send((part) => void parts.push(part));

  expect(posted.map(({ url, form }) => [url, [...form.keys()]])).toEqual([
    ['https://files.example', ['key', 'policy', 'file']],
  ]);
  expect(parts).toEqual([0.5]);
});

it.each([403, 0])('rejects when the bucket answers %i', async (answered) => {
  status = answered;

  await expect(send()).rejects.toBeInstanceOf(FileNotSent);
});
