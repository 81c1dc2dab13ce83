// Before the first journey: the demonstration world has its ready accounts.
import { setTimeout as pause } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';

const PATIENCE_MS = 180_000;

export default async (config: FullConfig): Promise<void> => {
  const address = config.projects[0]!.use.baseURL;
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const reply = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@demo.ijeuwa.example', password: 'journey of life' }),
    }).catch(() => undefined);
    const { user } = reply?.ok ? await reply.json() : {};
    if (user?.profileSubmitted) return;
    await pause(3000);
  }
  throw new Error('the demonstration world did not come up in three minutes');
};
