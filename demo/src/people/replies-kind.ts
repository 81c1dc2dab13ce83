// The shape of a set of answers.
import type { Speaker } from './speaker.ts';
import type { Topic } from './topics.ts';

export type Replies = Partial<Record<Topic, (speaker: Speaker) => string[]>>;
