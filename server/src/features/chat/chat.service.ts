// What a member can do in a conversation: see it, page through it, write, mark as read, and see who is here.

import { type Conversation, MESSAGES_PAGE, type Message } from '@ijeuwa/contract/chat';
import { likenessOf } from '@ijeuwa/contract/likeness';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { StandingNotices } from '#platform/notify.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import type { MemberScreen } from '#platform/screens.ts';
import * as chat from './chat.repository.ts';
import * as messages from './messages.repository.ts';
import type { Sending, SentRow } from './sending.repository.ts';
import { tellOfMessage } from './telling.ts';
import { hasUnread } from './unread.repository.ts';
import type { Writing } from './writing.service.ts';

export type ChatNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  standing: StandingNotices;
  photoAddress: PhotoAddress;
  writing: Writing;
};

/** Presence is kept coarse: "here" means within five minutes. */
const HERE_MS = 5 * MINUTE_MS;

export const makeChat = ({ db, clock, live, standing, photoAddress, writing }: ChatNeeds) => {
  const findOpen = async (viewer: Viewer, matchId: string): Promise<chat.OpenMatch> => {
    const open = await chat.findOpenMatch(db, viewer.memberId, matchId);
    if (!open) throw notFound('This conversation');
    return open;
  };

  const sentBefore = async (draft: messages.Draft): Promise<Message> => {
    const sent = await messages.findSentMessage(db, draft);
    if (!sent) throw notFound('This conversation');
    return sent;
  };

  const toConversation =
    (viewerId: string) =>
    (row: chat.ConversationRow): Conversation => {
      const { matchId, otherId, name, gender, photoId, demonstration, checkedAt, matchedAt, theirReadAt } =
        row;
      const { unread, myReadSeq, theirReadSeq } = row;
      return {
        matchId,
        unread,
        myReadSeq,
        theirReadSeq,
        last: lastOf(row),
        since: matchedAt.toISOString(),
        theirReadAt: theirReadAt?.toISOString() ?? null,
        person: {
          _id: otherId,
          name,
          image: photoId ? photoAddress.of(viewerId, photoId, 's') : null,
          likeness: likenessOf(gender),
          demonstration,
          checkedOn: checkedAt?.toISOString().slice(0, 10) ?? null,
        },
      };
    };

  return {
    readAll: chat.readConversations,
    readOne: chat.readConversation,
    present: ({ memberId }: Viewer, rows: readonly chat.ConversationRow[]): Conversation[] =>
      rows.map(toConversation(memberId)),

    async listMessages(viewer: Viewer, matchId: string, page: messages.Page) {
      if (page.before !== undefined && page.after !== undefined)
        throw new AppError('invalid', 'Please give `before` or `after`, not both.');
      await findOpen(viewer, matchId);
      return messages.listMessages(db, matchId, page, MESSAGES_PAGE);
    },

    sending: writing.deed,

    /** Security 10: answered after the commit; the sender's own id sent again answers the message that is there. */
    async sent(
      { memberId }: Viewer,
      sending: Sending,
      row: SentRow | undefined,
      by?: MemberScreen,
    ): Promise<Message> {
      const { matchId } = sending;
      const written = await writing.finish(memberId, sending, row);
      if (written === 'sentBefore') return sentBefore({ ...sending, senderId: memberId });
      const { message, otherId } = written;
      tellOfMessage(live, matchId, written, by);
      if (message.seq === 1) live.toMembers([memberId, otherId], 'changed', { what: 'conversations' });
      return message;
    },

    /** Who has seen everything has also seen what the bell says of it. */
    async markRead(viewer: Viewer, matchId: string, seq: number): Promise<void> {
      const { otherId } = await findOpen(viewer, matchId);
      const at = clock.now();
      const { moved, seen } = await db.transaction(async (tx) => {
        await messages.holdConversation(tx, matchId);
        const moved = await chat.moveReadMark(tx, viewer.memberId, matchId, seq, at);
        const waits = await hasUnread(tx, matchId, viewer.memberId);
        return { moved, seen: waits ? [] : await standing.read(tx, viewer.memberId, matchId) };
      });
      for (const notice of seen) live.toMember(viewer.memberId, 'notification', notice);
      if (moved === undefined) return;
      const both = [viewer.memberId, otherId];
      live.toMembers(both, 'read', { matchId, member: viewer.memberId, seq: moved, at: at.toISOString() });
      live.toMember(viewer.memberId, 'changed', { what: 'conversations' });
    },

    async tellTyping(viewer: Viewer, matchId: string): Promise<void> {
      const open = await chat.findOpenMatch(db, viewer.memberId, matchId);
      if (open) live.toMember(open.otherId, 'typing', { matchId, member: viewer.memberId });
    },

    /** Undefined when the match is not open: there is nobody to ask about. */
    async findPresence(
      viewer: Viewer,
      matchId: string,
    ): Promise<{ member: string; here: boolean } | undefined> {
      const open = await chat.findOpenMatch(db, viewer.memberId, matchId, 'presence');
      if (!open) return undefined;
      return {
        member: open.otherId,
        here: open.otherSeenAt !== null && clock.now().getTime() - open.otherSeenAt.getTime() < HERE_MS,
      };
    },
  };
};
export type Chat = ReturnType<typeof makeChat>;

const lastOf = (row: chat.ConversationRow): Message | null =>
  row.lastSeq === null
    ? null
    : {
        seq: row.lastSeq,
        clientId: row.lastClientId!,
        sender: row.lastSender!,
        text: row.lastText!,
        sentAt: row.lastSentAt!.toISOString(),
      };
