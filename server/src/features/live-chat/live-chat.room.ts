// Puts the live-chat room together: the member’s side, the desk of staff, the ready answers, and what is mailed.

import { makeReadyAnswers, type ReadyAnswersNeeds } from './bot/ready-answers.ts';
import { makeSupportClock, type SupportClockNeeds } from './clock/support-clock.ts';
import { type DeskNeeds, makeDesk } from './desk.service.ts';
import { type LiveChatNeeds, makeLiveChat } from './live-chat.service.ts';
import { makeUnseen, type UnseenNeeds } from './unseen.service.ts';

type Needs = Omit<LiveChatNeeds, 'answers' | 'supportClock'> &
  DeskNeeds &
  UnseenNeeds &
  ReadyAnswersNeeds &
  SupportClockNeeds;

export const makeLiveChatRoom = (needs: Needs) => {
  const answers = makeReadyAnswers(needs);
  const supportClock = makeSupportClock(needs);
  return {
    answers,
    chat: makeLiveChat({ ...needs, answers, supportClock }),
    desk: makeDesk(needs),
    unseen: makeUnseen(needs),
  };
};
export type LiveChatRoom = ReturnType<typeof makeLiveChatRoom>;
