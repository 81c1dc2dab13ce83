// Times one call again and again over kept connections, and says its percentiles.
import { Agent, request } from 'node:http';

export type Figures = { n: number; p50: number; p95: number; p99: number; bytes: number };

export const figuresOf = (times: readonly number[], bytes = 0): Figures => {
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { n: sorted.length, p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99), bytes };
};

export const measureCalls = async (...asked: Parameters<typeof timeCalls>): Promise<Figures> => {
  const { times, bytes } = await timeCalls(...asked);
  return figuresOf(times, bytes);
};

export const timeCalls = async (
  urls: readonly string[],
  cookies: readonly string[],
  connections: number,
  calls: number,
): Promise<{ times: number[]; bytes: number }> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  let next = 0;
  const worker = async () => {
    while (next < calls) {
      const at = next++;
      const began = performance.now();
      bytes = Math.max(bytes, await read(agent, urls[at % urls.length]!, cookies[at % cookies.length]!));
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { times, bytes };
};

const read = (agent: Agent, url: string, cookie: string): Promise<number> =>
  new Promise((done, fail) => {
    request(url, { agent, headers: { cookie } }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? done(size) : fail(new Error(`${url}: ${response.statusCode}`)),
      );
    })
      .on('error', fail)
      .end();
  });
