// The back office’s screens, and the states in which they are drawn.
import { randomUUID } from 'node:crypto';
import type { Screen } from './screen.ts';
import { asked } from './states.ts';
import {
  findAda,
  openAda,
  openDialog,
  openEnquiry,
  openEnquiryAnd,
  openLine,
  press,
  takeEnquiry,
  uploadStatement,
} from './touches.ts';

export const STAFF: Screen[] = [
  {
    route: '/staff',
    states: {
      ...asked('staff'),
      'sign in': { who: 'visitor' },
      refused: { who: 'visitor', touch: press('Continue') },
    },
  },
  { route: '/staff/cases', states: { ...asked('staff') } },
  {
    route: '/staff/vip',
    states: {
      ...asked('staff'),
      changing: { who: 'staff', touch: press('Change: VIP Personalized Matchmaking') },
    },
  },
  { route: '/staff/transfers', states: { ...asked('staff'), empty: { who: 'staff', early: true } } },
  {
    route: '/staff/statements',
    states: {
      ...asked('staff'),
      lines: { who: 'staff', touch: uploadStatement },
      opened: { who: 'staff', touch: openLine },
    },
  },
  { route: '/staff/refunds', states: asked('staff') },
  { route: '/staff/disputes', states: asked('staff') },
  { route: '/staff/reports', states: { ...asked('staff'), empty: { who: 'staff', early: true } } },
  { route: '/staff/reviews', states: asked('staff') },
  {
    route: '/staff/enquiries',
    states: {
      ...asked('staff'),
      empty: { who: 'staff', early: true },
      opened: { who: 'staff', touch: openEnquiry },
      taken: { who: 'staff', touch: takeEnquiry },
      closing: { who: 'staff', touch: openEnquiryAnd('Close the enquiry') },
    },
  },
  {
    route: '/staff/members',
    states: {
      filled: { who: 'staff', touch: findAda },
      empty: { who: 'staff' },
      refused: { who: 'staff', touch: press('Find') },
      opened: { who: 'staff', touch: openAda },
    },
  },
  {
    route: '/staff/live-chats',
    states: {
      ...asked('staff'),
      queue: { who: 'staff', beside: ['inQueue', 'helped'] },
      opened: {
        who: 'staff',
        beside: ['inQueue'],
        touch: openDialog('Open the chat with Ngozi Ẹ̀nítàn'),
      },
      taken: {
        who: 'staff',
        beside: ['helped'],
        touch: openDialog('Open the chat with Adébáyọ̀ Ọ̀ṣundáre'),
      },
    },
  },
  { route: '/staff/appointments', states: asked('staff') },
  { route: '/staff/clients', states: asked('staff') },
  {
    route: '/staff/session/:id',
    states: asked('staff', { address: () => Promise.resolve(`/staff/session/${randomUUID()}`) }),
  },
  {
    route: '/staff/availability',
    states: { ...asked('staff'), linking: { who: 'staff', touch: press('Change who it is') } },
  },
  {
    route: '/staff/holidays',
    states: { ...asked('staff'), adding: { who: 'staff', touch: press('Add a holiday') } },
  },
  {
    route: '/staff/counsellors',
    states: { ...asked('staff'), adding: { who: 'staff', touch: press('Add a counsellor') } },
  },
  { route: '/staff/packages', states: asked('staff') },
  { route: '/staff/codes', states: asked('staff') },
  { route: '/staff/faq', states: asked('staff') },
  { route: '/staff/chat-answers', states: asked('staff') },
  { route: '/staff/resources', states: asked('staff') },
  { route: '/staff/assessments', states: { ...asked('staff'), empty: { who: 'staff', early: true } } },
  { route: '/staff/therapy-plans', states: asked('staff') },
  {
    route: '/staff/guidance-texts',
    states: { ...asked('staff'), adding: { who: 'staff', touch: press('Add a text') } },
  },
  { route: '/staff/people', states: asked('staff') },
  { route: '/staff/matching', states: asked('staff') },
  { route: '/staff/figures', states: asked('staff') },
  { route: '/staff/audit', states: asked('staff') },
];
