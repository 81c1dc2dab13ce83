// A name of a few words: as long as any line has room for it, it is not broken in two.
import { SHORT_NAME } from './format.ts';

export function WholeName({ children: name }: { children: string }) {
  return <span className={name.length <= SHORT_NAME ? 'whitespace-nowrap' : undefined}>{name}</span>;
}
