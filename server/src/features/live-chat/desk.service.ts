// What staff do with chats: take one, answer, note, hand over, close; of two who take one, one wins.
import type { Answer } from '@ijeuwa/contract/endpoint';
import {
  LIVE_CHAT_MESSAGES_SHOWN,
  type LiveChatCase,
  type LiveChatRow,
  type listLiveChats,
} from '@ijeuwa/contract/live-chat';
import { LIVE_CHAT_NOTICE } from '@ijeuwa/contract/notifications';
import { conflict, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { StandingNotices } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import { workChanged } from '#platform/work-changed.ts';
import { answerNotice } from './clock/lines.rules.ts';
import type { FindSupportRights } from './clock/support-clock.ts';
import * as desk from './desk.repository.ts';
import * as chats from './live-chat.repository.ts';
import { openMessage } from './live-chat.service.ts';

export type DeskNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  standing: StandingNotices;
  sealing: Sealing;
  audit: Audit;
  findEntitlement: FindSupportRights;
  findZone: FindZone;
};
type Writing = { clientId: string; text: string };

const about = (id: string) => `live chat ${id}`;
const WORK = 'work on the queue';

const rowOf = (
  staffId: string,
  { chat, name, staffName, lastAuthor, lastAt }: desk.QueuedChat,
): LiveChatRow => ({
  _id: chat.id,
  member: { _id: chat.memberId, name: name ?? '' },
  state: chat.state,
  staff: staffName,
  mine: chat.staffId === staffId,
  waitingSince: (chat.waitingSince ?? lastAt).toISOString(),
  dueAt: (chat.dueAt ?? lastAt).toISOString(),
  answeredAt: chat.answeredAt?.toISOString() ?? null,
  ahead: chat.ahead,
  onCall: chat.onCall,
  lastAuthor,
  lastAt: lastAt.toISOString(),
});

export const makeDesk = (needs: DeskNeeds) => {
  const { db, clock, live, standing, sealing, audit, findEntitlement, findZone } = needs;

  const held = async (tx: Queryable, id: string): Promise<chats.Chat> => {
    const found = await chats.holdChat(tx, id);
    // What only the bot has heard is nobody’s business.
    if (!found?.waitingSince) throw notFound('This chat');
    return found;
  };
  const refuseOthers = ({ state, staffId }: chats.Chat, me: string): void => {
    if (state === 'assigned' && staffId === me) return;
    throw conflict(
      state === 'assigned' ? 'A colleague has this chat.' : 'Please take this chat first, to answer in it.',
    );
  };

  /** Both sides, after the commit. */
  const tell = (memberId: string): void => {
    live.toMember(memberId, 'changed', { what: 'liveChat' });
    workChanged(live, 'liveChats');
  };
  const work = async (deed: (tx: Queryable) => Promise<chats.Chat | undefined>): Promise<void> => {
    const chat = await db.transaction(deed);
    if (chat) tell(chat.memberId);
  };

  return {
    async list({ staffId }: StaffViewer): Promise<Answer<typeof listLiveChats>> {
      const rows = (await desk.listQueue(db, clock.now())).map((one) => rowOf(staffId, one));
      const subject = rows.map((one) => one._id.slice(-6)).join(' ');
      await audit.recordLook({ staffId, act: 'read live chats', subject });
      return { chats: rows };
    },

    async read({ staffId }: StaffViewer, id: string): Promise<LiveChatCase> {
      const found = await desk.findQueued(db, id);
      if (!found?.chat.waitingSince) throw notFound('This chat');
      const { memberId } = found.chat;
      const messages = await chats.listMessages(db, id, LIVE_CHAT_MESSAGES_SHOWN);
      const notes = await desk.listNotes(db, id);
      const { because } = await findEntitlement(db, memberId);
      // It stands open and is read again with each message: a look an hour.
      await audit.recordLook({ staffId, act: 'read live chat', subject: about(id) });
      return {
        ...rowOf(staffId, found),
        holds: because,
        zone: await findZone(db, memberId),
        messages: messages.map((one) => openMessage(sealing, one)),
        notes: notes.map(({ note, staffName }) => ({
          _id: note.id,
          staff: staffName,
          text: sealing.open(note.textSealed),
          notedAt: note.notedAt.toISOString(),
        })),
      };
    },

    claim: ({ staffId }: StaffViewer, id: string): Promise<void> =>
      work(async (tx) => {
        const chat = await held(tx, id);
        if (chat.state === 'assigned' && chat.staffId === staffId) return undefined;
        if (chat.state === 'assigned') throw conflict('A colleague was faster: they have this chat.');
        if (chat.state !== 'waiting') throw conflict('This chat does not wait for a person any more.');
        await chats.changeChat(tx, id, { state: 'assigned', staffId });
        await audit.record(tx, { staffId, act: 'take live chat', subject: about(id), reason: WORK });
        return chat;
      }),

    async answer({ staffId }: StaffViewer, id: string, { clientId, text }: Writing): Promise<void> {
      const rung = await db.transaction(async (tx) => {
        const chat = await held(tx, id);
        const sent = await chats.findSent(tx, id, clientId);
        if (sent?.staffId === staffId) return undefined;
        if (sent) throw conflict('This answer was sent already.');
        refuseOthers(chat, staffId);
        const now = clock.now();
        await chats.addMessages(tx, chat, [
          { author: 'staff', staffId, clientId, textSealed: sealing.seal(text), sentAt: now },
        ]);
        if (!chat.answeredAt) await chats.changeChat(tx, id, { answeredAt: now });
        const { memberId } = chat;
        const what = { memberId, type: 'support', about: LIVE_CHAT_NOTICE } as const;
        const notice = await standing.ring(tx, what, answerNotice);
        await audit.record(tx, { staffId, act: 'answer live chat', subject: about(id), reason: WORK });
        return { memberId, notice };
      });
      if (!rung) return;
      tell(rung.memberId);
      live.toMember(rung.memberId, 'notification', rung.notice);
    },

    async note({ staffId }: StaffViewer, id: string, { clientId, text }: Writing): Promise<void> {
      await db.transaction(async (tx) => {
        await held(tx, id);
        const note = { chatId: id, staffId, clientId, textSealed: sealing.seal(text), notedAt: clock.now() };
        if (!(await desk.recordNoteOnce(tx, note))) return;
        await audit.record(tx, { staffId, act: 'note on live chat', subject: about(id), reason: WORK });
      });
      workChanged(live, 'liveChats');
    },

    handOver: ({ staffId }: StaffViewer, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        const chat = await held(tx, id);
        if (chat.state !== 'assigned')
          throw conflict('Nobody has this chat: it waits already, or is closed.');
        await chats.changeChat(tx, id, { state: 'waiting', staffId: null });
        await audit.record(tx, { staffId, act: 'hand over live chat', subject: about(id), reason });
        return chat;
      }),

    close: ({ staffId }: StaffViewer, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        const chat = await held(tx, id);
        if (chat.state === 'closed') throw conflict('This chat is closed already.');
        await chats.changeChat(tx, id, { state: 'closed', staffId: null, closedAt: clock.now() });
        await audit.record(tx, { staffId, act: 'close live chat', subject: about(id), reason });
        return chat;
      }),
  };
};
export type Desk = ReturnType<typeof makeDesk>;
