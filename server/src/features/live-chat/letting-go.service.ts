// Puts the chats of somebody who may not answer any more back into the queue.
import { listLiveChats } from '@ijeuwa/contract/live-chat';
import type { Clock } from '#platform/clock.ts';
import { keepsAccess, type LetGoOf } from '#platform/letting-go.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import { callsKept, UNTOLD } from './clock/clock-runs.rules.ts';
import type { SupportClock } from './clock/support-clock.ts';
import * as chats from './live-chat.repository.ts';

export type LettingGoNeeds = { clock: Clock; live: Live; supportClock: SupportClock };

export const makeLetGo =
  ({ clock, live, supportClock }: LettingGoNeeds): LetGoOf =>
  async (tx, { staffId, roles }) => {
    const held = keepsAccess(roles, listLiveChats.access.staff) ? [] : await chats.holdThoseOf(tx, staffId);
    const now = clock.now();
    for (const chat of held) {
      // It waits for a colleague from now on, where an answer had stopped the clock before the member wrote.
      const isAsked = chat.answeredAt !== null && (await chats.isLastByMember(tx, chat));
      const { dueAt, ahead, onCall } = await supportClock.promise(tx, chat.memberId);
      await chats.changeChat(tx, chat.id, {
        state: 'waiting',
        staffId: null,
        ...callsKept(chat, now),
        ...(isAsked && { ...UNTOLD, waitingSince: now, dueAt, ahead, onCall }),
      });
    }
    return {
      act: 'hand over live chat',
      subjects: held.map(({ id }) => `live chat ${id}`),
      tell() {
        for (const { memberId } of held) live.toMember(memberId, 'changed', { what: 'liveChat' });
        if (held.length > 0) workChanged(live, 'liveChats');
      },
    };
  };
