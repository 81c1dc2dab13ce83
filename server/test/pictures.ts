// Tiny pictures to upload, the way a browser would send them, and profiles that are complete with them.
import { randomBytes } from 'node:crypto';
import * as calls from '@ijeuwa/contract/photos';
import * as profiles from '@ijeuwa/contract/profiles';
import sharp from 'sharp';
import type { Person, Reply } from './people.ts';
import type { World } from './test-world.ts';

/** A picture of a few pixels, each time another one. */
export const tinyPicture = (type: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg', side = 24): Promise<Buffer> => {
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw })
    .toFormat(type)
    .toBuffer();
};

export type Sent = { name?: string; type?: string; field?: string };

export const uploadPhoto = async (
  world: World,
  person: Pick<Person, 'jar'>,
  bytes: Buffer,
  { name = 'me.jpg', type = 'image/jpeg', field = 'photo' }: Sent = {},
): Promise<Reply<{ pictures: calls.Photo[] }>> => {
  const boundary = 'a-boundary-of-the-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const reply = await world.app.inject({
    method: 'POST',
    url: calls.addPhoto.path,
    headers: { cookie: person.jar.cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const body = reply.json();
  return { status: reply.statusCode, body, refusal: body, headers: reply.headers };
};

export const addPhotos = async (world: World, person: Person, count: number): Promise<calls.Photo[]> => {
  let pictures: calls.Photo[] = [];
  for (let i = 0; i < count; i++) {
    const reply = await uploadPhoto(world, person, await tinyPicture());
    if (reply.status !== 200) throw new Error(`no photo: ${JSON.stringify(reply.body)}`);
    pictures = reply.body.pictures;
  }
  return pictures;
};

export const STEP_1 = { name: 'Ada Okeke', gender: 'female', location: 'Lagos, Nigeria' } as const;
export const STEP_2 = {
  profession: 'Nurse',
  education: 'bachelors',
  religion: 'christianity',
  relationshipStatus: 'single',
  hasChildren: 'no',
  consent: true,
} as const;
export const STEP_3 = {
  partnerAgeRange: '25-40',
  partnerReligionPreference: 'noPreference',
  marriageTimeframe: '1-2years',
} as const;

type Steps = { 1?: object; 2?: object; 3?: object };

/** Takes somebody through the whole wizard: five photos, three steps, submitted. */
export const completeProfile = async (world: World, person: Person, change: Steps = {}) => {
  await addPhotos(world, person, calls.PHOTOS_MIN);
  const { name, gender } = person.user;
  const replies = [
    await person.send('PUT', profiles.saveProfileStep1.path, { ...STEP_1, name, gender, ...change[1] }),
    await person.send('PUT', profiles.saveProfileStep2.path, { ...STEP_2, ...change[2] }),
    await person.send('PUT', profiles.saveProfileStep3.path, { ...STEP_3, ...change[3] }),
    await person.call(profiles.submitProfile, {}),
  ];
  const refused = replies.find((reply) => reply.status !== 200);
  if (refused) throw new Error(`the profile was refused: ${JSON.stringify(refused.body)}`);
  return replies[3]!.body as profiles.MatrimonyProfile;
};
