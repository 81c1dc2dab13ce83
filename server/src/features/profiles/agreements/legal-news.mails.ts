// What a member is told of new terms, or of a new privacy policy.
import { dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import type { LegalNews } from './legal-versions.ts';

const NAMES = { terms: 'terms', 'privacy-policy': 'privacy policy' } as const;

export const legalNewsNotice = (
  memberId: string,
  { text, version, changes }: LegalNews,
  from: Date,
  link: string,
): Notice => {
  const name = NAMES[text];
  const day = dayIn('Africa/Lagos', from);
  const title = `Our ${name} change on ${day}`;
  return {
    onceKey: `legal:${text}:${version}:${memberId}`,
    category: 'security',
    memberId,
    bell: { type: 'system', title, message: changes },
    mail: {
      subject: title,
      preview: changes,
      body: [
        `From ${day} new ${name} hold for your account. Until then those hold that you agreed to. What changes:`,
        changes,
        'If you agree you need do nothing. No change works backwards.',
      ],
      action: { lead: `Read the new ${name} here:`, label: `Read the ${name}`, link },
      after: [
        'If you do not agree you may leave: delete your account under Privacy, and write to us before, so that we send back the part of your package that has not run.',
      ],
    },
  };
};
