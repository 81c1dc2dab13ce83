// The questions as the server writes them into a page: in the page's own shape, a few in their groups.

const QUESTIONS = [
  {
    group: 'packages',
    id: 'free-trial',
    question: 'Is there a free trial?',
    answer: '<p>Yes: seven days, without a card and without payment.</p>',
    tags: 'trial|free',
  },
  {
    group: 'packages',
    id: 'refunds',
    question: 'Can I get my money back?',
    answer: '<p>A payment that came twice is sent back.</p>',
    tags: 'refund|money back',
  },
  {
    group: 'photos',
    id: 'which-photos',
    question: 'Which photos do I need?',
    answer: '<p>Five at least.</p>',
    tags: 'photo|picture',
  },
];

export const writeQuestions = (page: Document): void => {
  for (const place of page.querySelectorAll<HTMLElement>('[data-catalogue^="faq "]')) {
    const shape = place.querySelector('template')!.innerHTML;
    const own = QUESTIONS.filter(({ group }) => place.dataset.catalogue === `faq ${group}`);
    place.innerHTML = own
      .map((one) => shape.replace(/\{entry:([a-z]+)\}/g, (_, mark) => one[mark as keyof typeof one]))
      .join('');
  }
};
