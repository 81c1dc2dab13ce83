// Looks among conversations for a name, as somebody types who has no marks on the keyboard.
import type { Conversation } from '@ijeuwa/contract/chat';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whose name has every word that was typed at the beginning of one of its own. */
export const byName = (conversations: readonly Conversation[], typed: string): readonly Conversation[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return conversations;
  return conversations.filter(({ person }) => {
    const names = plain(person.name).split(/[\s-]+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
};
