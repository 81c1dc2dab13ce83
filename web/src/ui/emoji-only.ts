// Whether a message is one to three signs that stand for themselves: they are shown larger, without a bubble.

const SIGN = String.raw`\p{Extended_Pictographic}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]*`;
const JOINED = `${SIGN}(?:\\u{200D}${SIGN})*`;
const FLAG = String.raw`[\u{1F1E6}-\u{1F1FF}]{2}`;
const ONE_TO_THREE = new RegExp(`^(?:(?:${JOINED}|${FLAG})\\s*){1,3}$`, 'u');

export const isEmojiOnly = (text: string): boolean => ONE_TO_THREE.test(text);
