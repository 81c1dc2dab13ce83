// What the sandbox reads of a call, and how it says yes.
import { SandboxRefusal } from './sandbox-refusal.ts';

export type Fields = Record<string, unknown>;

export function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? (body as Fields) : {};
}

// Paystack takes the amount as a number or as text.
export function wholeAmount(value: unknown): number {
  const amount = Number(value);
  if (Number.isSafeInteger(amount) && amount > 0) return amount;
  throw new SandboxRefusal(400, 'Invalid Amount Sent');
}

export function accepted(message: string, data: unknown) {
  return { status: true, message, data };
}
