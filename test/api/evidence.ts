import { vi } from 'vitest';
import type { Invocation } from '../../lib/local/lambda/invocation-log';
import { type Answer, type Casino, openCasino, type RequestOptions } from './casino';

/** Something that left the place where it belongs: what was printed, queued, mailed, or answered to a request that was refused. */
export interface Evidence {
  /** Such as `log of play-fab-ops-account`, `queue NoticesMails`, `mail recipient`. */
  readonly place: string;
  readonly text: string;
}

/** A casino whose logs, metrics, queues, mails and error answers are kept from the first request to the last. */
export interface WatchedCasino extends Casino {
  everything(): Promise<readonly Evidence[]>;
}

/** Metrics are among the logs: functions print them, and filters of the template count lines. */
export async function openWatchedCasino(): Promise<WatchedCasino> {
  const told: Evidence[] = [];
  const invocations = new Set<Readonly<Invocation>>();
  const casino = await openCasino({
    readsStreams: true,
    log: (text) => void told.push({ place: 'log of the host', text }),
    onMessage: (queue, { body, attributes, group = '', deduplicationId = '' }) => {
      const text = `${body} ${JSON.stringify(attributes)} ${group} ${deduplicationId}`;
      told.push({ place: `queue ${queue}`, text });
    },
  });
  return { ...casino, ask, everything };

  async function ask(method: string, path: string, options?: RequestOptions): Promise<Answer> {
    const answer = await casino.ask(method, path, options);
    if (answer.status >= 400) told.push({ place: `error ${method} ${answer.status}`, text: answer.text });
    keepInvocations();
    return answer;
  }

  /** The host forgets the oldest; what is kept goes on to grow while a function prints. */
  function keepInvocations(): void {
    for (const invocation of casino.host.functions.invocations.list()) invocations.add(invocation);
  }

  async function everything(): Promise<Evidence[]> {
    await vi.waitUntil(() => {
      keepInvocations();
      return [...invocations].every(({ durationMs }) => durationMs !== undefined);
    });
    const logs = [...invocations].map(({ functionName, log, error = '' }) => ({
      place: `log of ${functionName}`,
      text: `${log} ${error}`,
    }));
    const mails = casino.host.outbox.read().flatMap(({ to, subject, body }) => [
      { place: 'mail recipient', text: to },
      { place: `mail ${subject}`, text: `${subject} ${body}` },
    ]);
    return [...told, ...logs, ...mails];
  }
}

/**
 * Finds secrets and personal data that were fed in, also as base64, in hexadecimal, in other letters, or as an address spells them.
 *
 * @param markers  by what each stands for; of letters and digits alone
 * @returns what was found where, once each, such as `password in log of …`
 */
export function leaksIn(evidence: readonly Evidence[], markers: Readonly<Record<string, string>>): string[] {
  const forms = Object.entries(markers).map(([name, marker]) => ({ name, forms: formsOf(marker) }));
  const found = evidence.flatMap(({ place, text }) => {
    const lower = text.toLowerCase();
    return forms
      .filter((each) => each.forms.some((form) => lower.includes(form)))
      .map(({ name }) => `${name} in ${place}`);
  });
  return [...new Set(found)].toSorted();
}

function formsOf(marker: string): string[] {
  const base64 = [0, 1, 2].map((shift) =>
    // The characters at both ends are of neighbors as well.
    Buffer.from('-'.repeat(shift) + marker)
      .toString('base64')
      .replaceAll('=', '')
      .slice(shift && shift + 1, -1),
  );
  const hexadecimal = Buffer.from(marker).toString('hex');
  return [marker, encodeURIComponent(marker), hexadecimal, ...base64].map((form) => form.toLowerCase());
}
