// What staff are told of a chat that waits: called for it outside support's hours, due soon, overdue; never who, or what.
import { type DueCase, dueLead, dueLines } from '#platform/due-words.ts';
import type { Notice } from '#platform/notify.ts';

type Told = { to: string; cause: string; link: string };
type Alarm = Told & { isOver: boolean; cases: readonly DueCase[] };
type Call = Told & { isOnCall: boolean; isAgain: boolean; due: string };

const action = (link: string, lead = 'Take it, and answer:') => ({
  lead,
  label: 'Open the live chats',
  link,
});

export const alarmNotice = ({ to, cause, isOver, cases, link }: Alarm): Notice => {
  const lines = dueLines(cases, to);
  const many = lines.length === 1 ? 'A live chat is' : `${lines.length} live chats are`;
  return {
    onceKey: `live-chat-${isOver ? 'overdue' : 'due-soon'}:${cause}:${to}`,
    category: 'security',
    mail: {
      to,
      subject: `${many} ${isOver ? 'overdue' : 'due soon'}`,
      preview: lines[0] ?? '',
      body: [
        isOver
          ? 'An answer that we promised in the live chat was not given in time:'
          : 'An answer that we promised in the live chat is due soon, at a weekend too:',
        ...lines,
      ],
      action: action(link, dueLead(cases, to)),
      grave: true,
    },
  };
};

export const callNotice = ({ to, cause, isOnCall, isAgain, due, link }: Call): Notice => ({
  onceKey: `live-chat-call${isAgain ? '-again' : ''}:${cause}:${to}`,
  category: 'security',
  mail: {
    to,
    subject: `${isAgain ? 'Still waiting' : 'You are called'}: a member with support at any hour`,
    preview: `An answer is due ${due}.`,
    body: [
      isOnCall
        ? 'You are on call. A member whose package promises support at any hour waits in the live chat, and the desk is closed.'
        : 'A member whose package promises support at any hour waits in the live chat. The desk is closed, and nobody is on call: please look who can answer, and go on call.',
      ...(isAgain ? ['Ten minutes have passed since we wrote, and nobody has the chat.'] : []),
      `An answer is due ${due}.`,
    ],
    action: action(link),
    grave: true,
  },
});
