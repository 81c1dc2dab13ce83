// How a mail looks: the brand by day in each element, for mailboxes that read no style sheet; by night in the sheet.

/** As in the theme of the web, by day and by night. */
export const MAIL_COLOURS = {
  paper: ['#fbf6ee', '#1b1017'],
  'paper-2': ['#f3eadc', '#2a1a24'],
  surface: ['#fffdf9', '#23151e'],
  ink: ['#2b1320', '#f7ecdf'],
  'ink-2': ['#6b5560', '#c4aeb5'],
  line: ['#e6dac8', '#40303a'],
  wine: ['#7a1737', '#f0a8ba'],
  'wine-fill': ['#7a1737', '#8f2448'],
  coral: ['#c23b22', '#ff8f76'],
  gold: ['#c3923b', '#cf9f4a'],
  leaf: ['#0e6b50', '#74cba8'],
  'on-fill': ['#fffaf2', '#fffaf2'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

type Colour = keyof typeof MAIL_COLOURS;

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const SERIF = "Literata,Georgia,'Times New Roman',serif";

const day = (colour: Colour): string => MAIL_COLOURS[colour][0];
/** Long words and addresses break rather than widen a narrow screen. */
const WRAPS = 'overflow-wrap:anywhere;word-break:break-word';
const words = (size: number, colour: Colour): string =>
  `font:400 ${size}px/1.55 ${SANS};color:${day(colour)};${WRAPS}`;

export const STYLE = {
  page: `margin:0;padding:0;background-color:${day('paper')}`,
  preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  around: `background-color:${day('paper')}`,
  // No broader than 600 px, and as narrow as the screen.
  sheet: `width:100%;max-width:600px;background-color:${day('surface')};border:1px solid ${day('line')};border-radius:16px;border-collapse:separate;overflow:hidden`,
  band: `height:8px;line-height:8px;font-size:0;background-color:${day('wine')};background-image:repeating-linear-gradient(90deg,${day('wine')} 0 14px,${day('gold')} 14px 16px,${day('wine')} 16px 24px,${day('paper')} 24px 26px,${day('coral')} 26px 32px,${day('paper')} 32px 34px,${day('leaf')} 34px 42px,${day('paper')} 42px 44px)`,
  inside: `padding:24px 20px 28px`,
  name: `margin:0 0 20px;font:700 22px/1.2 ${SERIF};color:${day('wine')}`,
  heading: `margin:0 0 16px;font:600 24px/1.3 ${SERIF};color:${day('ink')};${WRAPS}`,
  paragraph: `margin:0 0 16px;${words(16, 'ink')}`,
  small: `margin:12px 0 20px;${words(14, 'ink-2')}`,
  link: `color:${day('wine')};text-decoration:underline;word-break:break-all`,
  button: `display:inline-block;padding:13px 24px;border-radius:24px;background-color:${day('wine-fill')};color:${day('on-fill')};font:600 16px/1.4 ${SANS};text-decoration:none`,
  facts: `width:100%;margin:0 0 16px;border-collapse:collapse`,
  what: `padding:9px 12px 9px 0;width:34%;border-top:1px solid ${day('line')};text-align:left;vertical-align:top;${words(14, 'ink-2')}`,
  value: `padding:9px 0;border-top:1px solid ${day('line')};vertical-align:top;${words(16, 'ink')}`,
  code: `margin:0 0 16px;padding:14px 16px;border-radius:12px;background-color:${day('paper-2')};font:600 32px/1.2 ${SERIF};letter-spacing:4px;color:${day('ink')}`,
  quote: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${day('gold')};${words(16, 'ink')}`,
  foot: `margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${day('line')};${words(14, 'ink-2')}`,
} as const;

/** The element's class by night: what it is painted in, its words, its lines. */
const NIGHT: Record<string, Partial<Record<'background-color' | 'color' | 'border-color', Colour>>> = {
  page: { 'background-color': 'paper' },
  sheet: { 'background-color': 'surface', 'border-color': 'line' },
  name: { color: 'wine' },
  words: { color: 'ink', 'border-color': 'line' },
  quiet: { color: 'ink-2', 'border-color': 'line' },
  link: { color: 'wine' },
  button: { 'background-color': 'wine-fill', color: 'on-fill' },
  code: { 'background-color': 'paper-2', color: 'ink' },
  quote: { color: 'ink', 'border-color': 'gold' },
};

const nightRules = Object.entries(NIGHT).map(([name, look]) => {
  const declared = Object.entries(look).map(
    ([property, colour]) => `${property}:${MAIL_COLOURS[colour][1]}!important`,
  );
  return `.${name}{${declared.join(';')}}`;
});

/** The same in every mail, so that a page that shows them may allow it by its digest. */
export const MAIL_STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{-webkit-text-size-adjust:100%}',
  '@media (min-width:480px){.inside{padding:32px 40px 36px!important}}',
  `@media (prefers-color-scheme:dark){${nightRules.join('')}}`,
].join('');
