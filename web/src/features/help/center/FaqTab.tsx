// The help center's questions, as far as a search leaves them.
import type { FaqQuestion } from '@ijeuwa/contract/help';
import { type Read, ReadPart } from '#ui/ReadPart.tsx';
import { FaqGroupLinks } from '../FaqGroupLinks.tsx';
import { FaqList } from '../FaqList.tsx';
import { NOTHING_FOUND } from '../faq-search.rules.ts';
import { inGroups } from '../questions.ts';

type FaqTabProps = {
  query: Read<{ questions: FaqQuestion[] }>;
  found: ReadonlySet<string>;
  searching: boolean;
  /** Nothing here, but in another part: where there is nothing at all the search has said so. */
  isEmpty: boolean;
};

export function FaqTab({ query, found, searching, isEmpty }: FaqTabProps) {
  return (
    <ReadPart query={query} what="The questions">
      {({ questions }) => {
        const groups = inGroups(questions);
        return (
          <div className="@container">
            {isEmpty && <p className="text-ink-2">{NOTHING_FOUND}</p>}
            <div className="grid gap-x-14 gap-y-8 @3xl:grid-cols-[15rem_minmax(0,1fr)]">
              <FaqGroupLinks groups={groups} away={searching} />
              <div className="@3xl:col-start-2">
                <FaqList groups={groups} found={found} />
              </div>
            </div>
          </div>
        );
      }}
    </ReadPart>
  );
}
