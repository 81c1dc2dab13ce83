// The people of the races: each with a session; she with an open screen, a device that asked for push, and her picture.
import { DEFAULT_SETTINGS, saveNotificationSettings } from '@ijeuwa/contract/notification-settings';
import { subscribePush } from '@ijeuwa/contract/push';
import { and, eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { photo } from '#platform/database/tables/profiles.ts';
import { MEMBER_COOKIE } from '#platform/http/viewer.ts';
import { PHOTO_KIND } from '../../src/features/profiles/photos/photo.kind.ts';
import { addMember, man } from '../members.ts';
import { makeBrowser } from '../push-browser.ts';
import { ask, type Racer, type Racing } from './racing.ts';

/** A member whose screen is open: `heard` are the moments at which it was told of something. */
export type Watcher = Racer & { heard: number[]; close(): void };

const PICTURE = Buffer.from('RIFF\x04\x00\x00\x00WEBP', 'latin1');

const enter = async (racing: Racing, id: string): Promise<Racer> => {
  const { token } = await racing.features.accounts.sessions.open(racing.db, id, 'a race', true);
  return { id, cookie: `${MEMBER_COOKIE}=${token}` };
};

export const enterHim = async (racing: Racing, name: string): Promise<Racer> =>
  enter(racing, await addMember(racing, name, man()));

/** Her notices leave at any hour. */
export const enterHer = async (racing: Racing, name: string, pushMaker: string): Promise<Watcher> => {
  const her = await enter(racing, await addMember(racing, name));
  const quiet = { ...DEFAULT_SETTINGS.quiet, on: false };
  await ask(racing, her, saveNotificationSettings, { body: { ...DEFAULT_SETTINGS, quiet } });
  const { subscription } = makeBrowser(pushMaker, her.id);
  const subscribed = await ask(racing, her, subscribePush, { body: subscription });
  if (subscribed.status !== 200) throw new Error(`no push for ${name}: ${JSON.stringify(subscribed.body)}`);
  const [face] = await racing.db
    .select({ id: photo.id })
    .from(photo)
    .where(and(eq(photo.memberId, her.id), eq(photo.isPrimary, true)));
  await racing.platform.files.write(face!.id + PHOTO_KIND.pieces.l, PICTURE);
  return { ...her, ...(await openScreen(racing, her)) };
};

const openScreen = async ({ url }: Racing, { cookie }: Racer): Promise<Pick<Watcher, 'heard' | 'close'>> => {
  const heard: number[] = [];
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie },
  });
  socket.onAny(() => heard.push(performance.now()));
  await new Promise<void>((opened, refused) => {
    socket.once('connect', opened);
    socket.once('connect_error', refused);
  });
  return { heard, close: () => void socket.close() };
};
