import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fault } from './check-rule';
import { runCheck } from './run-check';
import { createReport } from './studio-report';

const folder = import.meta.dirname;
const rules = [
  { id: 'files/size', title: 'It is small.', remedy: 'Shrink it.', documentedIn: 'guide, "Size"' },
];
const faulty = createReport({
  subject: 'games/example',
  facts: [],
  rules,
  findings: [fault('files/size', 'It is too large.')],
});

const print = vi.spyOn(console, 'log');
const printError = vi.spyOn(console, 'error');
beforeEach(() => {
  print.mockImplementation(() => undefined);
  printError.mockImplementation(() => undefined);
});
afterEach(() => {
  print.mockReset();
  printError.mockReset();
});

describe('runCheck', () => {
  it('prints the report, and returns the exit code of its verdict', async () => {
    const code = await runCheck([folder, '--json'], 'Usage.', () => Promise.resolve(faulty));

    expect(code).toBe(1);
    expect(JSON.parse(String(print.mock.calls[0]?.[0]))).toEqual(faulty);
  });

  it('returns 2 with the failure when the check itself fails', async () => {
    const failure = new Error('The browser ended.');

    const code = await runCheck([folder], 'Usage.', () => Promise.reject(failure));

    expect(code).toBe(2);
    expect(printError).toHaveBeenCalledWith(expect.stringContaining('The check itself failed'), failure);
    expect(print).not.toHaveBeenCalled();
  });

  it('returns 2 with the usage for a command line that is not understood', async () => {
    const check = vi.fn<() => Promise<typeof faulty>>();

    expect(await runCheck(['nowhere'], 'Usage.', check)).toBe(2);
    expect(printError).toHaveBeenCalledWith('There is no folder nowhere. Usage.');
    expect(check).not.toHaveBeenCalled();
  });
});
