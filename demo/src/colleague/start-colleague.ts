// Lets the practice colleague live: makes their account, puts them on call, and looks at the desks every few seconds.
import { randomBytes } from 'node:crypto';
import type { Product } from '@ijeuwa/server/app/start-product';
import { COLLEAGUE, pointTo } from './colleague-words.ts';
import { findQuestion } from './find-question.ts';
import { makeColleague } from './practice-colleague.ts';

const LOOK_MS = 15_000;

export const startColleague = async ({ features, platform }: Product) => {
  const { staff, support, liveChat, help } = features;
  // Nobody signs in as them: they are the program’s.
  await staff.addStaff({ ...COLLEAGUE, password: randomBytes(24).toString('base64url'), roles: ['support'] });
  const person = (await staff.team.list()).find(({ email }) => email === COLLEAGUE.email);
  if (!person) throw new Error('the practice colleague could not be made');
  const viewer = { staffId: person._id, sessionId: '', roles: person.roles };
  await staff.onCall.change(viewer, true);
  const findReply = async (text: string): Promise<string | undefined> => {
    const ready = await liveChat.answers.findReply(text);
    if (ready) return ready;
    const found = findQuestion(text, await help.listFaq());
    return found && pointTo(found.question, `${platform.config.publicUrl}/faqs`);
  };
  const colleague = makeColleague({
    enquiries: support.desk,
    chats: liveChat.desk,
    findReply,
    viewer,
    now: () => platform.clock.now(),
  });

  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= colleague
      .look()
      .catch(platform.onError)
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
};
