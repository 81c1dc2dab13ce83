// Lets the practice colleagues of finance live: makes their accounts, and looks at the transfers every few seconds.
import { randomBytes } from 'node:crypto';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import type { Product } from '@ijeuwa/server/app/start-product';
import { lookEvery } from '../practice/look-again.ts';
import { makeCashiers } from './practice-cashiers.ts';

const LOOK_MS = 15_000;
const DESK_ROLES: readonly string[] = confirmTransfer.access.staff;
/** Two, since of much money two people say the same. */
const CASHIERS = [
  { name: 'Ńkírù Finance', email: 'practice-finance-1@demo.ijeuwa.example' },
  { name: 'Bọ́láńlé Finance', email: 'practice-finance-2@demo.ijeuwa.example' },
] as const;
const EMAILS: readonly string[] = CASHIERS.map(({ email }) => email);

export const startCashiers = async ({ features, platform }: Product) => {
  const { staff, billing } = features;
  for (const cashier of CASHIERS) {
    // Nobody signs in as them: they are the program’s.
    const password = randomBytes(24).toString('base64url');
    await staff.addStaff({ ...cashier, password, roles: ['finance'] });
  }
  const cashiers = makeCashiers({
    transfers: billing.transfers,
    async findViewers() {
      const people = (await staff.team.list()).filter(({ email }) => EMAILS.includes(email));
      return people
        .filter(({ endedAt, roles }) => endedAt === null && roles.some((role) => DESK_ROLES.includes(role)))
        .map(({ _id, roles }) => ({ staffId: _id, sessionId: '', roles }));
    },
    now: () => platform.clock.now(),
  });
  return lookEvery(LOOK_MS, cashiers.look, platform.onError);
};
