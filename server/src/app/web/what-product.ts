// Whether this is the demonstration stands on the application's pages from the first, so that nothing moves once it is known.
import { IS_DEMONSTRATION } from '@ijeuwa/contract/entry';
import { parse } from 'node-html-parser';
import type { BuiltWeb } from './built-web.ts';

export const asProduct = (web: BuiltWeb, demonstration: boolean): BuiltWeb => {
  const mark = (html: string): string => html.replace('<html', `<html ${IS_DEMONSTRATION}`);
  const say = demonstration ? mark : withoutBar;
  return {
    ...web,
    application: demonstration ? mark(web.application) : web.application,
    entry: new Map([...web.entry].map(([page, html]) => [page, say(html)])),
  };
};

const withoutBar = (html: string): string => {
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  for (const one of page.querySelectorAll('[data-demonstration]')) one.remove();
  return page.toString();
};
