// /faqs: for members the same questions as on /faq, with the figures of this moment.
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { buttonLook } from '#ui/button-look.ts';
import { Page } from '#ui/Page.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';
import { FaqGroupLinks } from './FaqGroupLinks.tsx';
import { FaqList } from './FaqList.tsx';
import { faqGroups, faqPage, type Question, questions } from './faq-content.ts';
import { countInWords, isFound, isQuery, suggest } from './faq-search.rules.ts';
import { useFigures } from './help.queries.ts';
import { idOfHash, openQuestion } from './open-question.ts';
import { plainText } from './plain-text.ts';
import { SUGGESTION_LOOK } from './suggestion-look.ts';

const TAGS = questions.flatMap(({ tags }) => tags);
const QUESTIONS = questions.map(({ question }) => question);

export default function FaqsScreen() {
  const [typed, type] = useState('');
  const groups = useCurrentGroups();
  const found = useMemo(
    () =>
      listFound(
        groups.flatMap((group) => group.questions),
        typed,
      ),
    [groups, typed],
  );
  const { hash } = useLocation();
  useEffect(() => {
    openQuestion(idOfHash(hash));
  }, [hash]);

  const fill = (words: string) => {
    type(words);
    const chosen = questions.find(({ question }) => question === words);
    if (chosen) openQuestion(chosen.id);
    document.getElementById(SEARCH)?.focus();
  };
  return (
    <Page title={faqPage.heading} intro={faqPage.intro} width="wide">
      <search className="flex max-w-2xl flex-col gap-3">
        <SearchInput
          id={SEARCH}
          label="Search the questions"
          placeholder="Search the questions"
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <Suggestions typed={typed} onChosen={fill} />
        <p role="status" className="min-h-6 text-ink-2">
          {isQuery(typed) && countInWords({ '': found.size })}
        </p>
      </search>
      <div className="@container">
        <div className="grid gap-x-14 gap-y-8 @3xl:grid-cols-[15rem_minmax(0,1fr)]">
          <FaqGroupLinks groups={faqGroups} away={isQuery(typed)} />
          <div className="flex min-w-0 flex-col gap-10 @3xl:col-start-2">
            <FaqList groups={groups} found={found} />
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
              {faqPage.unanswered.text}
              <a href="/help-center#contact" className={buttonLook({ variant: 'secondary' })}>
                {faqPage.unanswered.link}
              </a>
            </p>
          </div>
        </div>
      </div>
    </Page>
  );
}

const SEARCH = 'faq-search';

const MARK = /\{((?:price|period):[\w:-]+)\}/g;

/** The questions with each figure in its place; an ellipsis until it is known. */
function useCurrentGroups() {
  const figures = useFigures();
  return useMemo(() => {
    const inFigures = (one: Question): Question => ({
      ...one,
      answer: one.answer.replace(MARK, (_, mark: string) => figures.get(mark) ?? '…'),
    });
    return faqGroups.map((group) => ({ ...group, questions: group.questions.map(inFigures) }));
  }, [figures]);
}

function listFound(all: readonly Question[], typed: string): ReadonlySet<string> {
  const found = all.filter(({ question, answer, tags }) =>
    isFound({ title: question, text: plainText(answer), tags }, typed),
  );
  return new Set(found.map(({ id }) => id));
}

function Suggestions({ typed, onChosen }: { typed: string; onChosen: (words: string) => void }) {
  const suggestions = suggest(TAGS, QUESTIONS, typed);
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
      {suggestions.map(({ kind, words }) => (
        <li key={`${kind} ${words}`}>
          <button type="button" data-kind={kind} className={SUGGESTION_LOOK} onClick={() => onChosen(words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
