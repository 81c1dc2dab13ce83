// /faqs: for members the same questions as on /faq, as they stand at this moment.

import type { FaqQuestion } from '@ijeuwa/contract/help';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { isQuery } from '#ui/found-words.rules.ts';
import { Page } from '#ui/Page.tsx';
import { ReadPart } from '#ui/ReadPart.tsx';
import faqPage from '../../../../content/pages/faq.json';
import { FaqGroupLinks } from './FaqGroupLinks.tsx';
import { FaqList } from './FaqList.tsx';
import { countInWords } from './faq-search.rules.ts';
import { useFaq } from './help.queries.ts';
import { idOfHash, openQuestion } from './open-question.ts';
import { findQuestions, inGroups } from './questions.ts';
import { SearchBox } from './SearchBox.tsx';

export default function FaqsScreen() {
  return (
    <Page title={places.faqs.name} intro={faqPage.intro} width="wide">
      <ReadPart query={useFaq()} what="The questions">
        {({ questions }) => <Questions all={questions} />}
      </ReadPart>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
        {faqPage.unanswered.text}
        <ButtonLink to={`${paths.helpSupport}#contact`} variant="secondary">
          {faqPage.unanswered.link}
        </ButtonLink>
      </p>
    </Page>
  );
}

function Questions({ all }: { all: readonly FaqQuestion[] }) {
  const [typed, type] = useState('');
  const groups = useMemo(() => inGroups(all), [all]);
  const found = useMemo(() => findQuestions(all, typed), [all, typed]);
  const { hash } = useLocation();
  useEffect(() => {
    openQuestion(idOfHash(hash));
  }, [hash]);

  const openChosen = (words: string) => {
    const chosen = all.find(({ question }) => question === words);
    if (chosen) openQuestion(chosen.id);
  };
  return (
    <>
      <SearchBox
        label="Search the questions"
        typed={typed}
        onType={type}
        tags={all.flatMap(({ tags }) => tags)}
        questions={all.map(({ question }) => question)}
        onChosen={openChosen}
        status={isQuery(typed) && countInWords({ '': found.size })}
      />
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
