// Lets the practice colleague live: makes their account, puts them on call, and looks at the desks every few seconds.
import { randomBytes } from 'node:crypto';
import { listEnquiries } from '@ijeuwa/contract/support';
import type { Product } from '@ijeuwa/server/app/start-product';
import { lookEvery } from '../practice/look-again.ts';
import { COLLEAGUE, pointTo } from './colleague-words.ts';
import { findQuestion } from './find-question.ts';
import { makeColleague } from './practice-colleague.ts';

const LOOK_MS = 15_000;
const DESK_ROLES: readonly string[] = listEnquiries.access.staff;

export const startColleague = async ({ features, platform }: Product) => {
  const { staff, support, liveChat, help } = features;
  // Nobody signs in as them: they are the program’s.
  await staff.addStaff({ ...COLLEAGUE, password: randomBytes(24).toString('base64url'), roles: ['support'] });
  const findPerson = async () => (await staff.team.list()).find(({ email }) => email === COLLEAGUE.email);
  const person = await findPerson();
  if (!person) throw new Error('the practice colleague could not be made');
  const viewer = { staffId: person._id, sessionId: '', roles: person.roles };
  const mayAnswer = async (): Promise<boolean> => {
    const now = await findPerson();
    return now !== undefined && now.endedAt === null && now.roles.some((role) => DESK_ROLES.includes(role));
  };
  if (await mayAnswer()) await staff.onCall.change(viewer, true);
  const { publicUrl } = platform.config;
  const findHelp = async (text: string): Promise<string | undefined> => {
    const found = findQuestion(text, await help.listFaq());
    return found && pointTo(found.question, `${publicUrl}/faqs#${found.id}`);
  };
  const findReply = async (text: string): Promise<string | undefined> =>
    (await liveChat.answers.findReply(text)) ?? findHelp(text);
  const colleague = makeColleague({
    enquiries: support.desk,
    chats: liveChat.desk,
    findReply,
    findHelp,
    mayAnswer,
    viewer,
    contactLink: `${publicUrl}/help-center#contact`,
    now: () => platform.clock.now(),
  });

  return lookEvery(LOOK_MS, colleague.look, platform.onError);
};
