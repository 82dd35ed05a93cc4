import { describe, expect, it, vi } from 'vitest';
import { atFirstCall, once } from './at-first-call';

interface Greeter {
  greet(name: string): Promise<string>;
  part(): Promise<string>;
}

function setup() {
  const greeter: Greeter = {
    greet: async (name) => `Hello ${name}`,
    part: async () => 'Goodbye',
  };
  const open = vi.fn(async () => greeter);
  return { open, standIn: atFirstCall(open) };
}

describe('atFirstCall', () => {
  it('opens the service at the first call, once for all methods', async () => {
    const { open, standIn } = setup();
    const { greet } = standIn;
    const before = open.mock.calls.length;

    const answers = await Promise.all([greet('Mei'), standIn.greet('Bao'), standIn.part()]);

    expect(before).toBe(0);
    expect(answers).toEqual(['Hello Mei', 'Hello Bao', 'Goodbye']);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('rejects with the error of a failed opening, and opens again at the next call', async () => {
    const { open, standIn } = setup();
    open.mockRejectedValueOnce(new Error("Cannot find module './chunk'"));

    await expect(standIn.greet('Mei')).rejects.toThrow("Cannot find module './chunk'");

    expect(await standIn.greet('Mei')).toBe('Hello Mei');
  });

  it('is no promise, so that an asynchronous function can return it unopened', async () => {
    const { open, standIn } = setup();

    expect(await Promise.resolve(standIn)).toBe(standIn);

    expect(open).not.toHaveBeenCalled();
  });
});

describe('once', () => {
  it('keeps a result and no failure', async () => {
    const act = vi.fn(async () => 'result').mockRejectedValueOnce(new Error('not yet'));
    const known = once(act);

    await expect(known()).rejects.toThrow('not yet');

    expect([await known(), await known()]).toEqual(['result', 'result']);
    expect(act).toHaveBeenCalledTimes(2);
  });
});
