// A process that sends many photos of a phone at once, and tells how they were answered.
import { once } from 'node:events';
import { setPriority } from 'node:os';
import sharp from 'sharp';

type Order = { base: string; cookies: string[]; count: number };

setPriority(Number(process.env.BENCH_PHONES_NICE ?? 10));
const [{ base, cookies, count }] = (await once(process, 'message')) as [Order];

const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const;
const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
  .jpeg({ quality: 70 })
  .toBuffer();
process.send?.('ready');
await once(process, 'message');

const began = performance.now();
const statuses = await Promise.all(
  Array.from({ length: count }, async (_, at) => {
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const headers = { cookie: cookies[at % cookies.length]! };
    const reply = await fetch(`${base}/api/profile/photos`, { method: 'POST', headers, body });
    await reply.arrayBuffer();
    return reply.status;
  }),
);
const answers: Record<string, number> = { seconds: Math.round((performance.now() - began) / 100) / 10 };
for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
answers.bytes = photo.length;
process.send?.(answers);
process.disconnect?.();
