// How a question looks in a written page, for the server, which puts its words in the place of the marks.
import { FaqEntry } from './FaqEntry.tsx';

/** What an answer may be made of: the page's own style keeps the rules for all of it, whatever is written later. */
const PARTS =
  '<p>p<strong>p</strong><em>p</em><code>p</code><br><a href="/">p</a></p><ul><li>p</li></ul><ol><li>p</li></ol><blockquote><p>p</p></blockquote><pre><code>p</code></pre><hr><p><data>p</data></p>';

export function FaqShape() {
  return (
    <>
      <template>
        <FaqEntry
          id="{entry:id}"
          question="{entry:question}"
          answer="{entry:answer}"
          tags={['{entry:tags}']}
        />
      </template>
      <template dangerouslySetInnerHTML={{ __html: `<div class="prose">${PARTS}</div>` }} />
    </>
  );
}
