// /help-support: the help center for members; questions, contact and resources behind tabs, with one search for all.
import { ENQUIRY_SUBJECT_MAX_LENGTH, SUPPORT_THANKS } from '@ijeuwa/contract/support';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { places } from '#platform/places.ts';
import { isQuery } from '#ui/found-words.rules.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { ContactUs } from '../contact/ContactUs.tsx';
import type { RenderChat } from '../contact/ContactWays.tsx';
import { newMessageDraft } from '../contact/message-draft.ts';
import { countInWords } from '../faq-search.rules.ts';
import { useFaq, useResources } from '../help.queries.ts';
import { help } from '../help-words.ts';
import { idOfHash, openQuestion } from '../open-question.ts';
import { SearchBox } from '../SearchBox.tsx';
import { useAddressed } from '../useAddressed.ts';
import { FaqTab } from './FaqTab.tsx';
import { ResourcesTab } from './ResourcesTab.tsx';
import { type HelpPart, partOf, searchHelp } from './search-help.ts';

const NAMES: Record<HelpPart, string> = {
  faq: 'FAQ',
  contact: 'Contact',
  resources: places.resources.name,
};
const PARTS = Object.keys(NAMES) as HelpPart[];
const { name, heading } = places.helpSupport;

/** What whoever led here said it is about. */
const subjectOf = (state: unknown): string | undefined => {
  const said = (state as { subject?: unknown } | null)?.subject;
  return typeof said === 'string' ? said.slice(0, ENQUIRY_SUBJECT_MAX_LENGTH) : undefined;
};

export function HelpSupportScreen({ renderChat }: { renderChat?: RenderChat }) {
  const [faq, reading] = [useFaq(), useResources()];
  const [typed, type] = useState('');
  const [part, setPart] = useState<HelpPart>('faq');
  const [draft] = useState(newMessageDraft);
  const navigate = useNavigate();
  const all = useMemo(
    () => ({ questions: faq.data?.questions ?? [], resources: reading.data?.resources ?? [] }),
    [faq.data, reading.data],
  );
  const { questions, resources, counts } = useMemo(() => searchHelp(all, typed), [all, typed]);
  const searching = isQuery(typed);
  useAddressed(
    (id) => partOf(all, id),
    (named, id) => {
      setPart(named);
      if (named === 'faq') requestAnimationFrame(() => openQuestion(id));
    },
  );

  const { hash, state } = useLocation();
  const address = idOfHash(hash);
  const isLost = address !== '' && Boolean(faq.data && reading.data) && partOf(all, address) === undefined;

  const search = (words: string) => {
    type(words);
    const found = searchHelp(all, words).counts;
    const fuller = PARTS.find((one) => found[one] > 0);
    // Whoever finds nothing here is led to where something is.
    if (isQuery(words) && found[part] === 0 && fuller) setPart(fuller);
  };
  const choose = (chosen: string) => {
    setPart(chosen as HelpPart);
    void navigate({ hash: chosen }, { replace: true, preventScrollReset: true });
  };
  const openChosen = (words: string) => {
    const chosen = all.questions.find(({ question }) => question === words);
    if (chosen) requestAnimationFrame(() => openQuestion(chosen.id));
  };

  const isEmpty = (one: HelpPart) =>
    searching && counts[one] === 0 && PARTS.some((other) => counts[other] > 0);
  const panels = {
    faq: <FaqTab query={faq} found={questions} searching={searching} isEmpty={isEmpty('faq')} />,
    contact: (
      <ContactUs
        thanks={{ title: SUPPORT_THANKS }}
        renderChat={renderChat}
        draft={draft}
        subject={subjectOf(state)}
      />
    ),
    resources: (
      <ResourcesTab
        query={reading}
        found={searching ? resources : undefined}
        isEmpty={isEmpty('resources')}
      />
    ),
  };
  return (
    <Page title={heading} tab={name} intro={help.intro}>
      <SearchBox
        label="Search the help center"
        typed={typed}
        onType={search}
        tags={[...all.questions, ...all.resources].flatMap(({ tags }) => tags)}
        questions={[...all.questions.map((one) => one.question), ...all.resources.map((one) => one.title)]}
        onChosen={openChosen}
        status={searching && countInWords(named(counts))}
      />
      {isLost && (
        <Notice tone="info">
          What this link leads to is not here any more. Search for it above, or write to us under Contact.
        </Notice>
      )}
      <Tabs
        label="Parts of the help center"
        value={part}
        onChange={choose}
        tabs={PARTS.map((id) => ({
          id,
          label: NAMES[id],
          count: searching ? counts[id] : undefined,
          panel: panels[id],
        }))}
      />
    </Page>
  );
}

const named = (counts: Record<HelpPart, number>) =>
  Object.fromEntries(PARTS.map((part) => [NAMES[part], counts[part]]));
