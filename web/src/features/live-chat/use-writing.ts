// Writing to support: what was not sent stands there again when the panel opens anew, and what was on its way leaves again.
import { writeToSupport } from '@ijeuwa/contract/live-chat';
import { useEffect, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { newId } from '#platform/new-id.ts';
import { isSomebodyElses, useMember } from '#platform/session.ts';
import { keepView } from './live-chat.queries.ts';
import { dropUnsent, keepUnsent, listUnsent, markRefused, type Unsent } from './unsent.ts';

const deliver = async (memberId: string, { clientId, text }: Unsent): Promise<void> => {
  // Another tab has signed somebody else in: what this member wrote must not leave in their name.
  if (isSomebodyElses(memberId)) return;
  try {
    keepView(await call(writeToSupport, { body: { clientId, text } }));
    dropUnsent(memberId, clientId);
  } catch (error) {
    markRefused(memberId, clientId, asApiError(error).message);
  }
};

export const useWriting = () => {
  const { _id: memberId } = useMember();
  const [unsent, setUnsent] = useState(() => listUnsent(memberId));
  const refresh = () => setUnsent(listUnsent(memberId));
  const send = (one: Unsent) => {
    keepUnsent(memberId, one);
    refresh();
    void deliver(memberId, one).then(refresh);
  };
  useEffect(() => {
    const underWay = listUnsent(memberId).filter((one) => !one.refused);
    // The same ones: the server knows them again if they had arrived.
    for (const one of underWay) void deliver(memberId, one).then(() => setUnsent(listUnsent(memberId)));
  }, [memberId]);
  return {
    unsent,
    write: (text: string) => send({ clientId: newId(), text, sentAt: new Date().toISOString() }),
    again: ({ refused: _, ...one }: Unsent) => send(one),
    forget: (clientId: string) => {
      dropUnsent(memberId, clientId);
      refresh();
    },
  };
};
