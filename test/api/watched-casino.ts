import { vi } from 'vitest';
import type { Invocation } from '../../lib/local/lambda/functions';
import { type Answer, type Casino, openCasino, type RequestOptions } from './casino';

/** Text that left its source: printed, queued, mailed, or returned with a refused request. */
export interface Evidence {
  /** Place such as `log of play-fab-ops-account`, `queue NoticesMails`, `mail recipient`. */
  readonly place: string;
  readonly text: string;
}

/** A casino that records all logs, metrics, queue messages, mails and error responses. */
export interface WatchedCasino extends Casino {
  collectEvidence(): Promise<readonly Evidence[]>;
}

/** Opens a watched casino. Metrics are part of the logs: functions print them, and metric filters of the template count lines. */
export async function openWatchedCasino(): Promise<WatchedCasino> {
  const recorded: Evidence[] = [];
  const invocations = new Set<Readonly<Invocation>>();
  const casino = await openCasino({
    readsStreams: true,
    log: (text) => void recorded.push({ place: 'log of the host', text }),
    onMessage: (queue, { body, group = '', deduplicationId = '' }) => {
      recorded.push({ place: `queue ${queue}`, text: `${body} ${group} ${deduplicationId}` });
    },
  });
  return { ...casino, callApi, collectEvidence };

  async function callApi(method: string, path: string, options?: RequestOptions): Promise<Answer> {
    const answer = await casino.callApi(method, path, options);
    if (answer.status >= 400) recorded.push({ place: `error ${method} ${answer.status}`, text: answer.text });
    keepInvocations();
    return answer;
  }

  /** Keeps invocations beyond the host’s limit; a kept record still grows while its function prints. */
  function keepInvocations(): void {
    for (const invocation of casino.host.functions.invocations) invocations.add(invocation);
  }

  async function collectEvidence(): Promise<Evidence[]> {
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
    return [...recorded, ...logs, ...mails];
  }
}

/**
 * Finds planted secrets and personal data, also in base64, hexadecimal, other letter case, or URL-encoded.
 *
 * @param markers  alphanumeric markers by the name of what they stand for
 * @returns each leak once, such as `password in log of …`
 */
export function findLeaksIn(
  evidence: readonly Evidence[],
  markers: Readonly<Record<string, string>>,
): string[] {
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
    // The characters at both ends also depend on the neighboring bytes.
    Buffer.from('-'.repeat(shift) + marker)
      .toString('base64')
      .replaceAll('=', '')
      .slice(shift && shift + 1, -1),
  );
  const hexadecimal = Buffer.from(marker).toString('hex');
  return [marker, encodeURIComponent(marker), hexadecimal, ...base64].map((form) => form.toLowerCase());
}
