// A connection that says what a test tells it to: vi.mock('socket.io-client', () => import('./live.fakes.ts')).
import { act } from '@testing-library/react';

const hearers = new Map<string, Set<(event?: unknown) => void>>();
const on = (event: string, tell: () => void) =>
  hearers.set(event, (hearers.get(event) ?? new Set()).add(tell));
const off = (event: string, tell: () => void) => hearers.get(event)?.delete(tell);
export const io = () => ({ on, off, emit: () => {}, close: () => {} });

export const forgetHearers = (): void => hearers.clear();
export const hear = (event: string, what?: unknown) =>
  act(async () => hearers.get(event)?.forEach((tell) => void tell(what)));
