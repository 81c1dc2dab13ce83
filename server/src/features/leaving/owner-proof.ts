// What the room needs of whoever proves owners: the password or a code, looked at again under the lock of the account.
import type { Proof } from '@ijeuwa/contract/ways';
import type { Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';

type Proven = { memberId: string; epoch: number };
export type OwnerProof = {
  demand(viewer: Viewer, proof: Proof): Promise<Proven>;
  lockProven(tx: Queryable, proven: Proven): Promise<{ id: string; email: string }>;
};
