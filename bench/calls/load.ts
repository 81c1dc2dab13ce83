// Asks as fast as it is answered over so many kept connections, and says how many answers came in a second.
// undici rather than a whole load tool: on two cores whoever asks takes from whoever answers, and this takes little.
import { Client, type Dispatcher } from 'undici';

export type Asked = { path: string; headers: Record<string, string>; body?: string };
/** So much was done in so many seconds. */
export type Done = { count: number; seconds: number };

/** With a body it is a POST. */
export const ask = (client: Client, { path, headers, body = '' }: Asked): Promise<void> =>
  new Promise((done, fail) => {
    let status = 0;
    const hear: Dispatcher.DispatchHandler = {
      onRequestStart() {},
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData() {},
      onResponseEnd: () => (status === 200 ? done() : fail(new Error(`${path}: ${status}`))),
      onResponseError: (_controller, error) => fail(error),
    };
    client.dispatch({ method: body ? 'POST' : 'GET', path, headers, body: body || null }, hear);
  });

export const makeCalls = async (
  url: string,
  asked: readonly Asked[],
  connections: number,
  ms: number,
): Promise<Done> => {
  const clients = Array.from({ length: connections }, () => new Client(url));
  let next = 0;
  let count = 0;
  const began = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - began < ms) {
        await ask(client, asked[next++ % asked.length]!);
        count++;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(clients.map((client) => client.close()));
  return { count, seconds };
};
