// What an enquiry says of itself, as it is sealed and opened again, and as both sides are told of it.
import type { PlanningEnquiry } from '@ijeuwa/contract/planning';
import { referenceOf } from '#platform/case-queue.rules.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { MessageOfPeople, PlanningRecord } from './planning.repository.ts';
import { dueAt, stateOf } from './planning.rules.ts';

type PlanningContent = Pick<PlanningEnquiry, 'name' | 'email' | 'weddingDate' | 'guests'> & {
  /** What it is about, as it was called that day. */
  about: string | null;
};

export const sealContent = (
  sealing: Sealing,
  { name, email, weddingDate, guests }: PlanningEnquiry,
  about: string | null,
): string => {
  const content: PlanningContent = { name, email, weddingDate, guests, about };
  return sealing.seal(JSON.stringify(content));
};

export const openContent = (sealing: Sealing, { contentSealed }: PlanningRecord): PlanningContent =>
  JSON.parse(sealing.open(contentSealed));

export const shownOf = (sealing: Sealing, one: PlanningRecord) => {
  const { about, weddingDate, guests } = openContent(sealing, one);
  return {
    _id: one.id,
    reference: referenceOf(one.id),
    about,
    weddingDate,
    guests,
    state: stateOf(one),
    receivedAt: one.receivedAt.toISOString(),
    dueAt: dueAt(one)?.toISOString() ?? null,
  };
};

export const writtenOf = (sealing: Sealing, { message }: MessageOfPeople) => ({
  _id: message.id,
  by: message.staffId ? ('planner' as const) : ('member' as const),
  text: sealing.open(message.textSealed),
  writtenAt: message.writtenAt.toISOString(),
});
