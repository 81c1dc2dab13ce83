// SMS by Termii.
import type { SmsSender } from '#platform/ports/mailer.ts';

const TIMEOUT_MS = 10_000;

export const termiiSms = ({ apiKey, sender }: { apiKey: string; sender: string }): SmsSender => ({
  send: async ({ to, text }, signal) => {
    const response = await fetch('https://api.ng.termii.com/api/sms/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        to: to.replace('+', ''),
        from: sender,
        sms: text,
        type: 'plain',
        channel: 'dnd',
        api_key: apiKey,
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) throw new Error(`Termii answered ${response.status}`);
  },
});
