// Puts the live-chat room together: the member’s side, the desk of staff, the ready answers, what is mailed, and how chats end.

import { makeReadyAnswers, type ReadyAnswersNeeds } from './bot/ready-answers.ts';
import { type CallingNeeds, makeCalling } from './clock/calling.service.ts';
import { type DueAlarmNeeds, makeDueAlarm } from './clock/due-alarm.service.ts';
import { makeSupportClock, type SupportClockNeeds } from './clock/support-clock.ts';
import { type DeskNeeds, makeDesk } from './desk.service.ts';
import { type EndingNeeds, makeEnding } from './ending.service.ts';
import { makeLetGo } from './letting-go.service.ts';
import { type LiveChatNeeds, makeLiveChat } from './live-chat.service.ts';
import { makeUnseen, type UnseenNeeds } from './unseen.service.ts';

type Needs = Omit<LiveChatNeeds & CallingNeeds, 'answers' | 'supportClock' | 'calling'> &
  DueAlarmNeeds &
  DeskNeeds &
  EndingNeeds &
  UnseenNeeds &
  ReadyAnswersNeeds &
  SupportClockNeeds;

export const makeLiveChatRoom = (needs: Needs) => {
  const answers = makeReadyAnswers(needs);
  const supportClock = makeSupportClock(needs);
  const calling = makeCalling({ ...needs, supportClock });
  return {
    answers,
    calling,
    alarm: makeDueAlarm(needs),
    chat: makeLiveChat({ ...needs, answers, supportClock, calling }),
    desk: makeDesk(needs),
    ending: makeEnding(needs),
    letGo: makeLetGo({ ...needs, supportClock }),
    promise: supportClock.promise,
    unseen: makeUnseen(needs),
  };
};
export type LiveChatRoom = ReturnType<typeof makeLiveChatRoom>;
