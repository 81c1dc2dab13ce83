// A mail as plain text.
import type { MailBlock, MailDescription } from './mail-description.ts';
import { footWords, type MailFoot } from './mail-foot.ts';
import { SIGNATURE, WATCHWORD } from './signature.ts';

export const mailText = (
  { body, action, after = [], grave = false }: MailDescription,
  foot?: MailFoot,
): string =>
  [
    ...body.map(blockText),
    ...(action ? [`${action.lead}\n${action.link}`] : []),
    ...after.map(blockText),
    grave ? SIGNATURE : `${SIGNATURE}\n${WATCHWORD}`,
    ...(foot ? footText(foot) : []),
  ].join('\n\n');

const footText = (foot: MailFoot): string[] => {
  const { why, settings, unsubscribe } = footWords(foot);
  return [why, `${settings}:\n${foot.settings}`, `${unsubscribe}:\n${foot.unsubscribe}`];
};

const blockText = (block: MailBlock): string => {
  if (typeof block === 'string') return block;
  if ('facts' in block)
    return block.facts
      .map(([what, value, link]) => `${what}: ${value}${link ? `:\n${link}` : ''}`)
      .join('\n');
  if ('code' in block) return `${block.lead} ${block.code}.`;
  return block.quote;
};
