import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * A player's client over kept connections. It shares the processors with the host that it measures, of which `fetch`
 * takes a tenth.
 */
export function openRoundClient(endpoint: string) {
  const agent = new Agent({ keepAlive: true });

  return {
    /** Plays a round of HK Slots for 100 Gold Coins; marks an earlier one with free spins as seen if it blocks. @throws Error for a refusal */
    async play(token: string, key: string): Promise<void> {
      for (;;) {
        const { status, body } = await post(
          '/games/hk-slots/rounds',
          token,
          key,
          '{"coin":"gold","stake":100}',
        );
        if (status === 200) return;
        if (body.error?.code !== 'games/round-open')
          throw new Error(`A round was answered ${status}: ${JSON.stringify(body)}`);
        const { gameId, round } = body.error.details;
        await post(`/games/${gameId}/rounds/${round}/seen`, token, key);
      }
    },
    close: () => agent.destroy(),
  };

  function post(path: string, token: string, key: string, body = ''): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = {
        Authorization: token,
        'Idempotency-Key': key,
        'Content-Type': 'application/json',
        'Content-Length': body.length,
      };
      const sent = request(endpoint + path, { method: 'POST', agent, headers }, (response) => {
        const status = response.statusCode ?? 0;
        json(response).then((body) => resolve({ status, body: body as Answer['body'] }), reject);
      });
      sent.on('error', reject).end(body);
    });
  }
}

interface Answer {
  readonly status: number;
  readonly body: {
    readonly error?: {
      readonly code: string;
      readonly details: { readonly gameId: string; readonly round: string };
    };
  };
}
