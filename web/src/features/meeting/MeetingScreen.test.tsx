// The session room as it is shown: early, before joining, refused devices, waiting, by telephone, and over.
import { findMeeting, listMeetingTexts, type Meeting, openRelay } from '@ijeuwa/contract/meeting';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { MeetingScreen } from './MeetingScreen.tsx';
import { counsellorSide, type MeetingLink, memberSide } from './meeting-side.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const PEER = '00000000-0000-4000-8000-000000000002';
const MEETING: Meeting = {
  _id: ID,
  state: 'open',
  cancelled: false,
  absent: null,
  ended: false,
  role: 'member',
  ...{ counsellor: 'Dr Bisi Adeyemi', client: null },
  startsAt: '2026-11-30T08:00:00.000Z',
  endsAt: '2026-11-30T08:50:00.000Z',
  opensAt: '2026-11-30T07:50:00.000Z',
  closesAt: '2026-11-30T08:55:00.000Z',
  media: true,
  ...{ phone: '08031234567', email: null, others: 1, zone: 'Africa/Lagos', people: [] },
};

let api: ReturnType<typeof fakeApi>;
let shown: ReturnType<typeof showScreen>;
let heard: Partial<Record<string, (event: never) => void>>;
const said: string[] = [];
let relayAsked: string[];
/** Whether the connection to the server stands, and whom it is told when it comes or goes. */
let connected = true;
let connection: (isThere: boolean) => void = () => {};
const link: MeetingLink = {
  emit: (event, ...given) => {
    said.push(event);
    const answer = given.at(-1);
    if (event === 'joinMeeting' && typeof answer === 'function')
      (answer as (reply: object) => void)({ peer: PEER });
  },
  useEvent: (event, hear) => {
    heard[event] = hear as never;
  },
  useConnected: () => {},
  useConnection: (hear) => {
    connection = hear;
    useEffect(() => {
      if (connected) hear(true);
    }, [hear]);
  },
};
const side = { ...memberSide('/schedule'), link };
const getUserMedia = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T07:55:00Z') });
  api = fakeApi();
  heard = {};
  said.length = 0;
  connected = true;
  sessionStorage.clear();
  relayAsked = [];
  api.answer(openRelay, ({ body }) => {
    relayAsked.push(body.peer);
    return { iceServers: [], iceTransportPolicy: 'all' as const };
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => {
  cleanup();
  getUserMedia.mockReset();
  vi.useRealTimers();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (change: Partial<Meeting> = {}) => {
  api.answer(findMeeting, () => ({ ...MEETING, ...change }));
  shown = showScreen(<MeetingScreen side={side} />, { at: `/session/${ID}`, path: '/session/:id' });
  await settle();
};
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

test('before it opens it says when, and opens by itself', async () => {
  let state: Meeting['state'] = 'early';
  api.answer(findMeeting, () => ({ ...MEETING, state }));
  vi.setSystemTime(new Date('2026-11-30T07:40:00Z'));
  showScreen(<MeetingScreen side={side} />, { at: `/session/${ID}`, path: '/session/:id' });
  await settle();
  expect(screen.getByText('It is not time yet')).toBeTruthy();
  state = 'open';
  await settle(10 * 60_000 + 1000);
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
});

test('what each way costs is said before anything is sent', async () => {
  await show();
  expect(screen.getByText(/About 230 MB of data for 50 minutes/)).toBeTruthy();
  expect(screen.getByText(/About 30 MB of data for 50 minutes/)).toBeTruthy();
  expect(screen.getByText(/It is never recorded/)).toBeTruthy();
  expect(said).toEqual([]);
});

test('a shorter session costs less, and its counsellor reads with whom, on the clock of their hours', async () => {
  const counsellor = { ...counsellorSide(link, '/staff/appointments'), find: findMeeting };
  const theirs = { role: 'counsellor' as const, client: 'Ìfẹ́ọlúwa Adé', zone: 'Africa/Nairobi' };
  api.answer(findMeeting, { ...MEETING, ...theirs, endsAt: '2026-11-30T08:30:00.000Z' });
  showScreen(<MeetingScreen side={counsellor} />, { at: `/session/${ID}`, path: '/session/:id' });
  await settle();
  expect(screen.getByText(/Your session with Ìfẹ́ọlúwa Adé begins on/).textContent).toContain('11:00 EAT');
  expect(screen.getByText(/About 140 MB of data for 30 minutes/)).toBeTruthy();
  expect(screen.getByText(/About 20 MB of data for 30 minutes/)).toBeTruthy();
});

test('one that is not there is not tried again, and leads to those that are', async () => {
  api.refuse(findMeeting, 'not_found', 'This appointment could not be found.');
  showScreen(<MeetingScreen side={side} />, { at: `/session/${ID}`, path: '/session/:id' });
  await settle();
  expect(screen.getByText('This session is not there')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'To your appointments' }).getAttribute('href')).toBe('/schedule');
});

test('what another writes is seen at once, though nobody reads', async () => {
  const stream = { getVideoTracks: () => [], getAudioTracks: () => [], getTracks: () => [] };
  getUserMedia.mockResolvedValue(stream);
  api.answer(listMeetingTexts, { texts: [] });
  await show();
  await press('Join');
  const own = { _id: PEER, role: 'member', name: 'Ada', admitted: true };
  await act(async () => heard.meetingMoved?.({ meeting: ID, open: true, people: [own] } as never));
  await settle();
  expect(screen.queryByRole('log')).toBeNull();
  const text = {
    _id: ID,
    name: 'Dr Bisi Adeyemi',
    role: 'counsellor',
    text: 'I hear nothing',
    sentAt: MEETING.startsAt,
  };
  await act(async () => heard.meetingText?.({ meeting: ID, text } as never));
  await settle();
  expect(screen.getByRole('log').textContent).toContain('I hear nothing');
});

test.each([
  ['NotAllowedError', /may not be used here\. Tap the lock/],
  ['NotFoundError', /found no microphone on this device\. Choose text/],
  ['NotReadableError', /is in use elsewhere\. Close the other app/],
])('%s is a plain sentence with what to do', async (name, words) => {
  getUserMedia.mockRejectedValue(Object.assign(new Error('no'), { name }));
  await show();
  await press('Join');
  expect(screen.getByText(words)).toBeTruthy();
  expect(said).toEqual([]);
});

test('by text one waits without a camera, is let in, and the server closes', async () => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: /Text only/ }));
  await press('Join');
  expect(said).toContain('joinMeeting');
  const own = { _id: PEER, role: 'member', name: 'Ada', admitted: false };
  const tell = (event: object) => act(async () => heard.meetingMoved?.({ meeting: ID, ...event } as never));
  await tell({ open: true, people: [own] });
  expect(screen.getByText('Your counsellor will let you in.')).toBeTruthy();
  await tell({ open: true, people: [{ ...own, admitted: true }] });
  expect(screen.getByLabelText(/^Write to/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Mute/ })).toBeNull();
  expect(getUserMedia).not.toHaveBeenCalled();
  api.answer(findMeeting, { ...MEETING, state: 'over' });
  await tell({ open: false, people: [] });
  await settle();
  expect(screen.getByText('This session is over')).toBeTruthy();
});

test('the relay is asked for by a screen that is in, and by none that waits', async () => {
  vi.stubGlobal('MediaStream', class {});
  const began: unknown[] = [];
  vi.stubGlobal(
    'RTCPeerConnection',
    class {
      constructor(config: unknown) {
        began.push(config);
      }
      getSenders = () => [];
      addTransceiver = () => {};
      createDataChannel = () => ({});
      close = () => {};
    },
  );
  await show();
  fireEvent.click(screen.getByRole('radio', { name: /Text only/ }));
  await press('Join');
  const own = { _id: PEER, role: 'member', name: 'Ada', admitted: false };
  const desk = { _id: ID, role: 'counsellor', name: 'Dr Bisi', admitted: true };
  const tell = (event: object) => act(async () => heard.meetingMoved?.({ meeting: ID, ...event } as never));
  await tell({ open: true, people: [own, desk] });
  await settle();
  expect(relayAsked).toEqual([]);
  await tell({ open: true, people: [{ ...own, admitted: true }, desk] });
  await settle();
  expect(relayAsked).toEqual([PEER]);
  expect(began).toEqual([{ iceServers: [], iceTransportPolicy: 'all' }]);
  vi.unstubAllGlobals();
});

const enter = async () => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: /Text only/ }));
  await press('Join');
  await letIn();
};
const letIn = async () => {
  const own = { _id: PEER, role: 'member', name: 'Ada', admitted: true };
  await act(async () => heard.meetingMoved?.({ meeting: ID, open: true, people: [own] } as never));
  await settle();
};
const joins = () => said.filter((one) => one === 'joinMeeting').length;

test('before there is a connection nobody comes to the door, and then once; once more for each that follows', async () => {
  connected = false;
  await enter();
  expect([joins(), screen.getByRole('status').textContent]).toEqual([0, 'Opening the door...']);
  await act(async () => connection(true));
  expect([joins(), screen.getByRole('dialog', { name: 'Your session' })]).toEqual([1, expect.anything()]);
  await act(async () => connection(false));
  expect(screen.getByText(/Your connection is lost/)).toBeTruthy();
  await act(async () => connection(true));
  await letIn();
  expect(joins()).toBe(2);
  expect(screen.queryByText(/Your connection is lost/)).toBeNull();
});

test('Back asks before a session is left; whoever stays is where they were, whoever leaves finds their choice', async () => {
  await enter();
  const dialog = screen.getByRole('dialog', { name: 'Your session' });
  // As the shell does with Back, and a browser with Escape.
  const dismiss = () => act(async () => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  await dismiss();
  expect(screen.getByRole('dialog', { name: 'Leave the session?' })).toBeTruthy();
  await press('Stay');
  expect(said).not.toContain('leaveMeeting');
  await press('Leave the session');
  await press('Leave');
  expect(said).toContain('leaveMeeting');
  expect(screen.getByText(/You have left the room/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Text only/ }).checked).toBe(true);
  cleanup();
  await show();
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
});

test('the room is a step of its own: from waiting Back leads to its door', async () => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: /Text only/ }));
  await press('Join');
  expect(screen.getByRole('heading', { name: 'Waiting room' })).toBeTruthy();
  await act(() => shown.router.navigate(-1));
  await settle();
  expect(screen.getByText(/You have left the room/)).toBeTruthy();
  expect(shown.router.state.location.state).toBeNull();
});

test('a reload leads back into the room, and what was switched off stays so', async () => {
  const track = { enabled: true, stop: () => {} };
  const stream = { getVideoTracks: () => [], getAudioTracks: () => [track], getTracks: () => [track] };
  getUserMedia.mockResolvedValue(stream);
  await show();
  await press('Join');
  await letIn();
  await press('Mute your microphone');
  cleanup();
  track.enabled = true;
  await show();
  await letIn();
  expect(screen.getByRole('button', { name: 'Unmute your microphone' })).toBeTruthy();
  expect(track.enabled).toBe(false);
});

test('times are told on the counsellor’s clock, and on one’s own', async () => {
  await show({ zone: 'Europe/London' });
  expect(screen.getByText('Mon 30 Nov, 09:00 WAT (08:00 GMT)')).toBeTruthy();
});

test.each(['early', 'open'] as const)('%s: by telephone it says which number rings', async (state) => {
  await show({ media: false, state });
  expect(screen.getByText(/Dr Bisi Adeyemi rings the number/)).toBeTruthy();
  expect(screen.queryByText(/cannot be carried/)).toBeNull();
  expect(screen.getByText(/09:00/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});
