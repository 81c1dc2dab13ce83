// /faqs: for members the same questions as on /faq, as they stand at this moment.

import type { FaqQuestion } from '@ijeuwa/contract/help';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { places } from '#platform/places.ts';
import { buttonLook } from '#ui/button-look.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import faqPage from '../../../../content/pages/faq.json';
import { FaqGroupLinks } from './FaqGroupLinks.tsx';
import { FaqList } from './FaqList.tsx';
import { countInWords, isFound, isQuery, suggest } from './faq-search.rules.ts';
import { useFaq } from './help.queries.ts';
import { idOfHash, openQuestion } from './open-question.ts';
import { plainText } from './plain-text.ts';
import { SUGGESTION_LOOK } from './suggestion-look.ts';

export default function FaqsScreen() {
  const faq = useFaq();
  const { data, error, isFetching } = faq;
  return (
    <Page title={places.faqs.name} intro={faqPage.intro} width="wide">
      {data && <Questions all={data.questions} />}
      {!data && !error && <SkeletonRows rows={8} faces={false} label="Loading the questions..." />}
      {!data && error && (
        <ErrorState
          title="The questions did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void faq.refetch()}
        />
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
        {faqPage.unanswered.text}
        <a href="/help-center#contact" className={buttonLook({ variant: 'secondary' })}>
          {faqPage.unanswered.link}
        </a>
      </p>
    </Page>
  );
}

function Questions({ all }: { all: readonly FaqQuestion[] }) {
  const [typed, type] = useState('');
  const groups = useMemo(() => inGroups(all), [all]);
  const found = useMemo(() => listFound(all, typed), [all, typed]);
  const { hash } = useLocation();
  useEffect(() => {
    openQuestion(idOfHash(hash));
  }, [hash]);

  const fill = (words: string) => {
    type(words);
    const chosen = all.find(({ question }) => question === words);
    if (chosen) openQuestion(chosen.id);
    document.getElementById(SEARCH)?.focus();
  };
  return (
    <>
      <search className="flex max-w-2xl flex-col gap-3">
        <SearchInput
          id={SEARCH}
          label="Search the questions"
          placeholder="Search the questions"
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <Suggestions all={all} typed={typed} onChosen={fill} />
        <p role="status" className="min-h-6 text-ink-2">
          {isQuery(typed) && countInWords({ '': found.size })}
        </p>
      </search>
      <div className="@container">
        <div className="grid gap-x-14 gap-y-8 @3xl:grid-cols-[15rem_minmax(0,1fr)]">
          <FaqGroupLinks groups={groups} away={isQuery(typed)} />
          <div className="flex min-w-0 flex-col gap-10 @3xl:col-start-2">
            <FaqList groups={groups} found={found} />
          </div>
        </div>
      </div>
    </>
  );
}

const SEARCH = 'faq-search';

const inGroups = (all: readonly FaqQuestion[]) =>
  faqPage.groups
    .map((group) => ({ ...group, questions: all.filter((one) => one.group === group.id) }))
    .filter(({ questions }) => questions.length > 0);

function listFound(all: readonly FaqQuestion[], typed: string): ReadonlySet<string> {
  const found = all.filter(({ question, answer, tags }) =>
    isFound({ title: question, text: plainText(answer), tags }, typed),
  );
  return new Set(found.map(({ id }) => id));
}

type SuggestionsProps = {
  all: readonly FaqQuestion[];
  typed: string;
  onChosen: (words: string) => void;
};

function Suggestions({ all, typed, onChosen }: SuggestionsProps) {
  const suggestions = suggest(
    all.flatMap(({ tags }) => tags),
    all.map(({ question }) => question),
    typed,
  );
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
