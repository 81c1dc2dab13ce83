// How the statements stand on pages, and where one goes on.
import type { Questionnaire } from '@ijeuwa/contract/questionnaire';

/** Of the other statements so many stand on a page; those on safety on one of their own. */
const ON_A_PAGE = 6;

type Statements = Questionnaire['statements'];

export const pagesOf = (statements: Statements): Statements[] => {
  const others = statements.filter(({ part }) => part !== 'safety');
  const pages = Array.from({ length: Math.ceil(others.length / ON_A_PAGE) }, (_, at) =>
    others.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE),
  );
  return [...pages, statements.filter(({ part }) => part === 'safety')];
};

/** The first page on which something is not answered; undefined once all is. */
export const firstOpenPage = ({
  statements,
  replies,
}: Pick<Questionnaire, 'statements' | 'replies'>): number | undefined => {
  const answered = new Set(replies.map(({ id }) => id));
  const at = pagesOf(statements).findIndex((page) => page.some(({ id }) => !answered.has(id)));
  return at === -1 ? undefined : at;
};

/** The page that the address names, counted from 1 there. */
export const pageIn = (search: URLSearchParams, pages: number): number | undefined => {
  const at = Number(search.get('page')) - 1;
  return Number.isInteger(at) && at >= 0 && at < pages ? at : undefined;
};
